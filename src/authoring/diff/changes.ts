import { type Definition, getAt, isObject, type Pointer, pointerOf } from '#engine';
import { type DefinitionFile, definitionFiles } from '../read/readDefinition';

/** One difference between two versions of a JSON value. */
export interface JsonChange {
  /** Pointer into the newer value; into the older one for what was removed. */
  at: Pointer;
  /** `reordered`: a list, or the properties of an object, with the same parts in another order. */
  kind: 'added' | 'removed' | 'changed' | 'reordered';
  was: unknown;
  is: unknown;
}

/** One difference between two versions of a definition. */
export interface Change extends JsonChange {
  file: DefinitionFile;
}

/** Every change between two versions of a request type, in the order of the files. */
export function changesBetween(older: Definition, newer: Definition): Change[] {
  return definitionFiles.flatMap((file) =>
    jsonChanges(older[file], newer[file])
      .filter(({ kind, at }) => kind !== 'reordered' || isOrderShown(file, at))
      .map((change) => ({ file, ...change })),
  );
}

/** Whether customers see the order of a part: of fields, choices, sections and pages. */
const isOrderShown = (file: DefinitionFile, at: Pointer): boolean =>
  file === 'ui'
    ? !at.endsWith('/ui:enumNames') && /\/(ui:[^/]+|fields|columns)$/.test(at)
    : file === 'schema' && (at === '/properties' || at.endsWith('/enum'));

/** Every difference between two JSON values. */
export const jsonChanges = (was: unknown, is: unknown): JsonChange[] => [...compare(was, is, '')];

function* compare(was: unknown, is: unknown, at: Pointer): Generator<JsonChange> {
  if (isObject(was) && isObject(is)) {
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
      yield* compare(was[name], is[name], at + pointerOf(name));
    yield* reordered(Object.keys(was), Object.keys(is), at);
  } else if (Array.isArray(was) && Array.isArray(is)) yield* compareArrays(was, is, at);
  else if (was !== is)
    yield {
      at,
      kind: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed',
      was,
      is,
    };
}

/** Arrays of values are compared as sets, all others by the ids of their entries, or by index where they have none. */
function* compareArrays(was: unknown[], is: unknown[], at: Pointer): Generator<JsonChange> {
  if (![...was, ...is].some((entry) => isObject(entry) || Array.isArray(entry))) {
    for (const [i, value] of was.entries())
      if (!is.includes(value))
        yield { at: at + pointerOf(i), kind: 'removed', was: value, is: undefined };
    for (const [i, value] of is.entries())
      if (!was.includes(value))
        yield { at: at + pointerOf(i), kind: 'added', was: undefined, is: value };
    return yield* reordered(was, is, at);
  }
  const idOf = (entry: unknown, i: number): string =>
    (isObject(entry) && (getAt(entry, '/id') ?? getAt(entry, '/key'))) || String(i);
  const older = new Map(was.map((entry, i) => [idOf(entry, i), entry]));
  const newer = new Map(is.map((entry, i) => [idOf(entry, i), entry]));
  for (const [i, entry] of is.entries())
    yield* compare(older.get(idOf(entry, i)), entry, at + pointerOf(i));
  for (const [i, entry] of was.entries())
    if (!newer.has(idOf(entry, i))) yield* compare(entry, undefined, at + pointerOf(i));
  yield* reordered([...older.keys()], [...newer.keys()], at);
}

/** What both versions have, if its order differs. */
function* reordered(was: unknown[], is: unknown[], at: Pointer): Generator<JsonChange> {
  const [before, after] = [
    was.filter((one) => is.includes(one)),
    is.filter((one) => was.includes(one)),
  ];
  if (before.some((one, i) => one !== after[i]))
    yield { at, kind: 'reordered', was: before, is: after };
}
