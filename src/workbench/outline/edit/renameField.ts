import { type Occurrence, occurrencesIn } from '#authoring';
import { getAt, parentOf, type Pointer, pointerOf } from '#engine';
import { readValues } from '../model/values';
import { nodeAt, removeAt, setAt } from './jsonText';
import { type Changes, textsOf, type Texts } from './texts';

/** Renames a field wherever it is named; drafts of customers keep its answer. Undefined where a shared piece names it. */
export function renameField(
  key: string,
  all: Texts,
  from: Pointer,
  name: string,
): Changes | undefined {
  const texts = textsOf(key, all);
  const values = readValues(texts);
  const to = parentOf(from) + pointerOf(name);
  const occurrences = occurrencesIn(key, values, { from, to });
  if (occurrences.some(({ file }) => file.startsWith('schemas/_shared/'))) return undefined;
  const changes: Changes = {};
  for (const file of new Set(occurrences.map((one) => one.file)))
    changes[file] = replaceNames(
      texts[file]!,
      occurrences.filter((one) => one.file === file),
    );
  const request = `schemas/${key}/request.json`;
  const text = changes[request] ?? texts[request];
  if (typeof text !== 'string') return changes;
  const isBack = getAt(values[request], `/renamed${pointerOf(to)}`) !== undefined;
  const cleaned = isBack ? removeAt(text, `/renamed${pointerOf(to)}`) : text;
  changes[request] = setAt(cleaned, `/renamed${pointerOf(from)}`, to);
  return changes;
}

function replaceNames(text: string, occurrences: Occurrence[]): string {
  return occurrences
    .flatMap(({ at, target, text: name }) => {
      const node = nodeAt(text, at);
      const found = target === 'name' ? node?.parent?.children?.[0] : node;
      return found ? [{ offset: found.offset, length: found.length, name }] : [];
    })
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (edited, { offset, length, name }) =>
        edited.slice(0, offset) + JSON.stringify(name) + edited.slice(offset + length),
      text,
    );
}
