import { type Definition, getAt, isObject, type Pointer, pointerOf } from '#engine';
import { type DefinitionFile, definitionFiles } from '../read/readDefinition';

/** One difference between two versions of a definition. */
export interface Change {
  file: DefinitionFile;
  /** Pointer into the newer file; into the older one for what was removed. */
  at: Pointer;
  kind: 'added' | 'removed' | 'changed';
  was: unknown;
  is: unknown;
}

/** Every change between two versions of a request type, in the order of the files. */
export function changesBetween(older: Definition, newer: Definition): Change[] {
  return definitionFiles.flatMap((file) => [...compare(file, older[file], newer[file], '')]);
}

function* compare(file: DefinitionFile, was: unknown, is: unknown, at: Pointer): Generator<Change> {
  if (isObject(was) && isObject(is)) {
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
      yield* compare(file, was[name], is[name], at + pointerOf(name));
  } else if (Array.isArray(was) && Array.isArray(is)) yield* compareArrays(file, was, is, at);
  else if (was !== is)
    yield {
      file,
      at,
      kind: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed',
      was,
      is,
    };
}

/** Arrays of values are compared as sets; arrays of objects by their ids, or by index where they have none. */
function* compareArrays(
  file: DefinitionFile,
  was: unknown[],
  is: unknown[],
  at: Pointer,
): Generator<Change> {
  if (![...was, ...is].every(isObject)) {
    for (const [i, value] of was.entries())
      if (!is.includes(value))
        yield { file, at: at + pointerOf(i), kind: 'removed', was: value, is: undefined };
    for (const [i, value] of is.entries())
      if (!was.includes(value))
        yield { file, at: at + pointerOf(i), kind: 'added', was: undefined, is: value };
    return;
  }
  const idOf = (entry: unknown, i: number): string =>
    getAt(entry, '/id') ?? getAt(entry, '/key') ?? String(i);
  const older = new Map(was.map((entry, i) => [idOf(entry, i), entry]));
  const newer = new Map(is.map((entry, i) => [idOf(entry, i), entry]));
  for (const [i, entry] of is.entries())
    yield* compare(file, older.get(idOf(entry, i)), entry, at + pointerOf(i));
  for (const [i, entry] of was.entries())
    if (!newer.has(idOf(entry, i))) yield* compare(file, entry, undefined, at + pointerOf(i));
}
