import { nodeInText } from '../edit/jsonText';
import type { Files } from '../read/readDefinition';
import type { Occurrence } from './fieldName';

/** The files in which names were replaced, with their new texts; everything else in them stays as it is. */
export function applyOccurrences(files: Files, occurrences: Occurrence[]): Files {
  const changed: Files = {};
  for (const file of new Set(occurrences.map((occurrence) => occurrence.file))) {
    const text = files[file]!;
    changed[file] = occurrences
      .filter((occurrence) => occurrence.file === file)
      .map((occurrence) => ({ ...nodeOf(text, occurrence), name: occurrence.text }))
      .sort((a, b) => b.offset - a.offset)
      .reduce(
        (edited, { offset, length, name }) =>
          edited.slice(0, offset) + JSON.stringify(name) + edited.slice(offset + length),
        text,
      );
  }
  return changed;
}

function nodeOf(
  text: string,
  { at, target, file }: Occurrence,
): { offset: number; length: number } {
  const node = nodeInText(text, at);
  const found = target === 'name' ? node?.parent?.children?.[0] : node;
  if (!found) throw new Error(`${file} has nothing at "${at}".`);
  return { offset: found.offset, length: found.length };
}
