import { type Definition, isObject, type Pointer, pointerOf } from '#engine';

export type Part = 'schema' | 'ui' | 'request';

/** One place where a newer definition says something else than the older one. */
export interface Change {
  part: Part;
  /** Pointer into the newer file; into the older one for what was removed. */
  at: Pointer;
  kind: 'added' | 'removed' | 'changed';
  was: unknown;
  is: unknown;
}

/** Every change between two versions of a request type, in the order of the files. */
export function changesBetween(older: Definition, newer: Definition): Change[] {
  return (['schema', 'ui', 'request'] as const).flatMap((part) => [
    ...compare(part, older[part], newer[part], ''),
  ]);
}

function* compare(part: Part, was: unknown, is: unknown, at: Pointer): Generator<Change> {
  if (isObject(was) && isObject(is)) {
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
      yield* compare(part, was[name], is[name], at + pointerOf(name));
  } else if (Array.isArray(was) && Array.isArray(is)) yield* compareLists(part, was, is, at);
  else if (was !== is)
    yield {
      part,
      at,
      kind: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed',
      was,
      is,
    };
}

/** Lists of values are compared as sets; lists of objects by their ids where they have some, by place otherwise. */
function* compareLists(part: Part, was: unknown[], is: unknown[], at: Pointer): Generator<Change> {
  if (![...was, ...is].every(isObject)) {
    for (const [i, value] of was.entries())
      if (!is.includes(value))
        yield { part, at: at + pointerOf(i), kind: 'removed', was: value, is: undefined };
    for (const [i, value] of is.entries())
      if (!was.includes(value))
        yield { part, at: at + pointerOf(i), kind: 'added', was: undefined, is: value };
    return;
  }
  const idOf = (entry: any, i: number): string => entry.id ?? entry.key ?? String(i);
  const older = new Map(was.map((entry, i) => [idOf(entry, i), entry]));
  const newer = new Map(is.map((entry, i) => [idOf(entry, i), entry]));
  for (const [i, entry] of is.entries())
    yield* compare(part, older.get(idOf(entry, i)), entry, at + pointerOf(i));
  for (const [i, entry] of was.entries())
    if (!newer.has(idOf(entry, i))) yield* compare(part, entry, undefined, at + pointerOf(i));
}
