import {
  asPointer,
  type Choose,
  isEach,
  isObject,
  namedIn,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
  subschemas,
  type ValueExpression,
  type ValueMap,
  type Each,
} from '#engine';

/** Something that reads a value: what, and where it says so. */
export interface Read {
  /** From the root, `*` for each entry of a list: `['loaded', 'accounts', '*', 'number']`. */
  path: string[];
  at: Pointer;
  /** It takes all of the value: that of an object with what is in it. */
  isWhole: boolean;
  /** By it an answer is chosen. */
  choosesAnswer?: true;
}

/** What `path` is to a value: `*` is any entry. */
const matches = (path: string[], value: readonly string[]): boolean =>
  path.every((name, i) => name === value[i] || (value[i] === '*' && /^\d+$/.test(name)));

/** Whether a value, or some of it, is read. */
export const isReadBy = (value: readonly string[], { path, isWhole }: Read): boolean =>
  matches(path.slice(0, value.length), value) && (isWhole || path.length === value.length);

/** A pointer as a path; `/item` is an entry of the list at `item`. */
function pathOf(pointer: Pointer, item: string[]): string[] {
  const [root, ...rest] = partsOf(pointer);
  return root === 'item' ? [...item, ...rest] : partsOf(pointer).map(anyEntry);
}

/** Entries of lists as `*`. */
export const anyEntry = (name: string): string => (name === 'items' ? '*' : name);

/** The values that a map reads; not those of which it only says whether there is one. */
export function* readsOfMap(
  map: ValueMap | Each,
  at: Pointer,
  item: string[] = [],
): Generator<Read & { target: Pointer }> {
  if (isEach(map)) {
    const inner = [...pathOf(map.each, item), '*'];
    yield* readsOfMap(map.send, `${at}/send`, inner);
  } else
    for (const [target, source] of Object.entries(map))
      for (const read of readsOf(source, at + pointerOf(target), item))
        yield { ...read, target: asPointer(target) };
}

/** {@link readsOfMap} for one value; a `choose` reads by its conditions only. */
export function* readsOf(
  source: ValueExpression | Choose,
  at: Pointer,
  item: string[] = [],
): Generator<Read> {
  const read = (pointer: Pointer, place = at, below: string[] = []): Read => ({
    path: [...pathOf(pointer, item), ...below],
    at: place,
    isWhole: true,
  });
  if (typeof source === 'string') yield read(source);
  else if ('from' in source) yield read(source.from, `${at}/from`);
  else if ('same' in source)
    for (const [i, pointer] of source.same.entries()) yield read(pointer, `${at}/same/${i}`);
  // As many values are masked as there are.
  else if ('compute' in source && source.compute !== 'count') {
    const below = source.take === undefined ? [] : ['*', ...partsOf(source.take)];
    for (const [i, operand] of source.of.entries())
      if (typeof operand === 'string') yield read(operand, `${at}/of/${i}`, below);
  } else if ('find' in source) {
    const { find, take } = source;
    yield read(find.is, `${at}/find/is`);
    yield read(find.in, `${at}/find/by`, ['*', find.by]);
    if (take !== undefined) yield read(find.in, `${at}/take`, ['*', ...partsOf(take)]);
  } else if ('by' in source) {
    const choosesAnswer = Object.values(source.of).some((one) => one.startsWith('/answers/'));
    yield { ...read(source.by, `${at}/by`), ...(choosesAnswer && { choosesAnswer }) };
    for (const [value, pointer] of Object.entries(source.of))
      yield read(pointer, `${at}/of${pointerOf(value)}`);
  } else if ('each' in source) yield* readsOfMap(source, at, item);
}

/** Keywords that ask whether a value is there, or say what it is called. */
const askNothing = [
  'type',
  'required',
  'anyRequired',
  'atMostOne',
  'title',
  'description',
  '$comment',
];
/** Keywords about the entries of a list or the properties of an object as a whole. */
const ofWhole = ['const', 'enum', 'uniqueItems'];
const named = ['of', 'by'];

/** What a condition reads; `path`: of what it is evaluated against, `root`: what its pointers begin at. */
export function* readsOfCondition(
  schema: Schema,
  at: Pointer,
  path: string[] = [],
  root: string[] = [],
): Generator<Read> {
  yield* comparedIn(schema, at, path, root);
  const inner = [...subschemas(schema, at)];
  for (const keyword of Object.keys(schema)) {
    const place = at + pointerOf(keyword);
    const isApplicator = inner.some(([location]) => `${location}/`.startsWith(`${place}/`));
    // An object or a list is read as a whole by few keywords: others count what is in it, or name it.
    if (!isApplicator && !askNothing.includes(keyword))
      yield { path, at: place, isWhole: ofWhole.includes(keyword) };
  }
  for (const [location, part] of inner)
    if (isObject(part)) yield* readsOfCondition(part, location, below(path, location, at), root);
}

/** The path of a subschema. */
function below(path: string[], location: Pointer, at: Pointer): string[] {
  const [keyword, name] = partsOf(location.slice(at.length));
  if (keyword === 'properties') return [...path, name!];
  return keyword === 'items' || keyword === 'contains' ? [...path, '*'] : path;
}

/**
 * What a schema of answers reads beside the answer that it describes: conditions, other answers by pointers, and what
 * its rules about a list name in the entries. `path`: of the answer.
 */
export function* readsOfRules(
  schema: Schema,
  at: Pointer,
  path: string[],
  root: string[],
): Generator<Read & { by: string[] }> {
  for (const read of comparedIn(schema, at, path, root)) yield { ...read, by: path };
  if (schema.uniqueItems) yield { path, at: `${at}/uniqueItems`, isWhole: true, by: path };
  for (const [location, part] of subschemas(schema, at)) {
    if (!isObject(part)) continue;
    const [keyword] = partsOf(location.slice(at.length));
    const inner = below(path, location, at);
    if (keyword === 'if' || keyword === 'contains') {
      for (const read of readsOfCondition(part, location, inner, root)) yield { ...read, by: path };
    } else yield* readsOfRules(part, location, inner, root);
  }
}

/** Values that a keyword names. */
function* comparedIn(schema: Schema, at: Pointer, path: string[], root: string[]): Generator<Read> {
  for (const [keyword, value] of Object.entries(schema)) {
    const place = at + pointerOf(keyword);
    for (const { pointer, within } of namedIn(keyword, value))
      yield {
        path: pointer.startsWith('./')
          ? [...path.slice(0, -1), ...partsOf(pointer.slice(1))]
          : [...root, ...partsOf(pointer)],
        at: place + within,
        isWhole: true,
      };
    const names: [string, Pointer][] =
      keyword === 'uniqueBy' && Array.isArray(value)
        ? value.map((name, i) => [name, place + pointerOf(i)])
        : keyword === 'someOf'
          ? [[value, place]]
          : isObject(value) && keyword.startsWith('sum')
            ? named.flatMap((name) =>
                typeof value[name] === 'string' ? [[value[name], place + pointerOf(name)]] : [],
              )
            : [];
    for (const [name, location] of names)
      yield { path: [...path, '*', name], at: location, isWhole: true };
  }
}
