import { occurrencesOf, readSourceFile, targetOf } from '#authoring';
import { partsOf, pointerOf } from '#engine';
import { getLocation } from 'jsonc-parser';
import type { Position } from '../address';
import { fieldsIn } from './names';

type Texts = { [path: string]: string };

/** A place in a file. */
export interface TextPlace {
  path: string;
  position: Position;
}

/** A place that names a field, with its line as it is read. */
export interface Use extends TextPlace {
  line: string;
}

/** Where the thing is defined that a text names at an offset: a shared piece, a file, or a field. */
export function definitionAt(texts: Texts, path: string, offset: number): TextPlace | undefined {
  const { path: at, previousNode } = getLocation(texts[path] ?? '', offset);
  if (at.at(-1) === '$ref' && typeof previousNode?.value === 'string') {
    const { file, pointer } = targetOf(previousNode.value, path);
    return placeOf(texts, file, pointer);
  }
  const field = fieldAt(texts, path, offset);
  return field && placeOf(texts, field.file, field.pointer, 'name');
}

/** Every place that names the field at an offset; undefined where there is none. */
export function usesAt(texts: Texts, path: string, offset: number): Use[] | undefined {
  const field = fieldAt(texts, path, offset);
  if (!field) return undefined;
  const own = Object.fromEntries(
    Object.entries(texts).filter(([one]) =>
      [`schemas/${field.key}/`, 'schemas/_shared/'].some((folder) => one.startsWith(folder)),
    ),
  );
  const sources = new Map(
    Object.entries(own).map(([one, text]) => [one, readSourceFile(one, text)]),
  );
  const broken = [...sources].filter(([, { diagnostics }]) => diagnostics.length > 0);
  for (const [one] of broken) delete own[one];
  // Every name is found that would have to change with it.
  const rename = { from: field.at, to: `${field.at}_` };
  return occurrencesOf(field.key, own, rename).map(({ file, at, target }) => {
    const position = sources.get(file)!.positionOf(at, target);
    return { path: file, position, line: own[file]!.split('\n')[position.line - 1]!.trim() };
  });
}

interface Field {
  key: string;
  /** The pointer of its answer; entries of lists are `items`. */
  at: string;
  file: string;
  /** Of its schema. */
  pointer: string;
}

/** The field that the name or the pointer at an offset leads to. */
function fieldAt(texts: Texts, path: string, offset: number): Field | undefined {
  const [, key] = /^schemas\/([^_/][^/]*)\//.exec(path) ?? [];
  const { previousNode, path: at, isAtPropertyKey } = getLocation(texts[path] ?? '', offset);
  if (key === undefined) return undefined;
  const named = isAtPropertyKey ? at.at(-1) : previousNode?.value;
  if (typeof named !== 'string' || named === '') return undefined;
  const file = `schemas/${key}/schema.json`;
  const fields = fieldsIn(texts[file]);
  const parts = named.startsWith('/') ? partsOf(named.replace(/^\/(answers|first)(?=\/)/, '')) : [];
  const isThis = (field: string) => {
    const own = partsOf(field);
    return parts.length > 0
      ? own.length === parts.length && own.every((part, i) => part === parts[i] || part === '*')
      : own.at(-1) === named;
  };
  const found = fields.find(({ at: field }) => isThis(field));
  if (!found) return undefined;
  const steps = partsOf(found.at).flatMap((part) =>
    part === '*' ? ['items'] : ['properties', part],
  );
  return {
    key,
    at: pointerOf(...partsOf(found.at).map((part) => (part === '*' ? 'items' : part))),
    file,
    pointer: pointerOf(...steps),
  };
}

function placeOf(
  texts: Texts,
  path: string,
  pointer: string,
  target: 'name' | 'value' = 'value',
): TextPlace | undefined {
  const text = texts[path];
  return text === undefined
    ? undefined
    : { path, position: readSourceFile(path, text).positionOf(pointer, target) };
}
