import { nodeInText, type Occurrence, occurrencesIn, removeFromText, setInText } from '#authoring';
import { getAt, parentOf, type Pointer, pointerOf } from '#engine';
import { filesOf } from '../../checker/filesOf';
import { readValues } from '../model/values';
import type { Changes, Texts } from './texts';

/** Renames a field wherever it is named; drafts of customers keep its answer. Undefined where a shared piece names it. */
export function renameField(
  key: string,
  all: Texts,
  from: Pointer,
  name: string,
): Changes | undefined {
  const texts = filesOf(key, all);
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
  const cleaned = isBack ? removeFromText(text, `/renamed${pointerOf(to)}`) : text;
  changes[request] = setInText(cleaned, `/renamed${pointerOf(from)}`, to);
  return changes;
}

/** A text with other names, or other values, at some places. */
export function replaceNames(
  text: string,
  occurrences: (Pick<Occurrence, 'at' | 'target'> & { text: string | number })[],
): string {
  return occurrences
    .flatMap(({ at, target, text: name }) => {
      const node = nodeInText(text, at);
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
