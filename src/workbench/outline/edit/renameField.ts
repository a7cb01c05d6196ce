import {
  type FieldRename,
  nodeInText,
  type Occurrence,
  occurrencesIn,
  removeFromText,
  renamedText,
  setInText,
} from '#authoring';
import { getAt, parentOf, type Pointer, pointerOf } from '#engine';
import { filesOf } from '../../checker/filesOf';
import { type Field, fieldsOf } from '../model/fields';
import { readValues } from '../model/values';
import type { Changes, Texts } from './texts';

/**
 * Renames a field wherever it is named; drafts of customers keep its answer. Where several lists or groups refer to one
 * piece, it is renamed in each of them. Undefined where a shared piece names it.
 */
export function renameField(
  key: string,
  all: Texts,
  from: Pointer,
  name: string,
): Changes | undefined {
  const texts = filesOf(key, all);
  const values = readValues(texts);
  const renames = alike(fieldsOf(key, values), from).map((at) => ({
    from: at,
    to: parentOf(at) + pointerOf(name),
  }));
  const occurrences = allOccurrences(key, values, renames);
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
  changes[request] = renames.reduce(
    (now, rename) => withRenamed(now, values[request], rename),
    text,
  );
  return changes;
}

/** Each occurrence once; a text that names several of the fields has the new name in all of them. */
function allOccurrences(
  key: string,
  values: ReturnType<typeof readValues>,
  renames: FieldRename[],
): Occurrence[] {
  const found = new Map<string, Occurrence>();
  for (const rename of renames)
    for (const one of occurrencesIn(key, values, rename)) {
      const id = `${one.file}#${one.at} ${one.target}`;
      const known = found.get(id);
      const text = known?.target === 'value' ? renamedText(known.text, rename) : undefined;
      found.set(id, known ? { ...known, ...(text !== undefined && { text }) } : one);
    }
  return [...found.values()];
}

/** The fields that the same place of schema.json describes. */
function alike(fields: Field[], at: Pointer): Pointer[] {
  const place = (field: Field) => `${field.places[0]!.file}#${field.places[0]!.at}`;
  const described = fields.find((field) => field.at === at);
  return described
    ? fields.filter((field) => place(field) === place(described)).map((field) => field.at)
    : [at];
}

function withRenamed(text: string, request: unknown, { from, to }: FieldRename): string {
  const isBack = getAt(request, `/renamed${pointerOf(to)}`) !== undefined;
  const cleaned = isBack ? removeFromText(text, `/renamed${pointerOf(to)}`) : text;
  return setInText(cleaned, `/renamed${pointerOf(from)}`, to);
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
