import { getAt, isObject, keywords, type Pointer, pointerOf, type Schema, parentOf } from '#engine';
import { targetOf } from '../read/dereference';
import { type FieldRename, nameOf, type Occurrence, renamedPointer } from './fieldName';

/** Applicators whose subschemas describe the same value. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'];
/** Applicators whose subschema describes each entry of a list. */
const perEntry = ['items', 'contains'];
const ownKeywords = keywords.map(({ name }) => name);
/** Parts of our keywords that name a property of an entry. */
const namesOfEntries = new Set(['of', 'by', 'besides', 'someOf', 'uniqueBy']);

interface SchemaAt {
  file: string;
  /** Pointer into the file. */
  at: Pointer;
  /** What the schema describes: a pointer into the document. */
  describes: Pointer;
}

/**
 * Every place in a JSON Schema that names a field. `within`: what leads from the document that the schema describes to
 * the answers. References are followed into other files.
 */
export function* occurrencesInSchema(
  values: { [path: string]: unknown },
  start: SchemaAt,
  rename: FieldRename,
  within: Pointer,
): Generator<Occurrence> {
  const field = within + rename.from;
  const text = nameOf(rename.to);
  const visited = new Set<string>();
  yield* inside(start);

  function* inside({ file, at, describes }: SchemaAt): Generator<Occurrence> {
    const schema = getAt(values[file], at);
    if (!isObject(schema) || visited.has(`${file}#${at} ${describes}`)) return;
    visited.add(`${file}#${at} ${describes}`);
    if (typeof schema.$ref === 'string') {
      const target = targetOf(schema.$ref, file);
      yield* inside({ file: target.file, at: target.pointer, describes });
    }
    for (const name of Object.keys(schema.properties ?? {})) {
      const place = `${at}/properties${pointerOf(name)}`;
      const described = describes + pointerOf(name);
      if (described === field) yield { file, at: place, target: 'name', text };
      yield* inside({ file, at: place, describes: described });
    }
    for (const keyword of ['required', 'anyRequired', 'atMostOne'])
      for (const [i, name] of [schema[keyword] ?? []].flat().entries())
        if (describes + pointerOf(name) === field)
          yield { file, at: `${at}/${keyword}/${i}`, target: 'value', text };
    const told: unknown = getAt(schema, '/discriminator/propertyName');
    if (typeof told === 'string' && describes + pointerOf(told) === field)
      yield { file, at: `${at}/discriminator/propertyName`, target: 'value', text };
    for (const keyword of inPlace)
      for (const place of subschemasAt(schema[keyword], `${at}/${keyword}`))
        yield* inside({ file, at: place, describes });
    for (const keyword of perEntry)
      if (keyword in schema)
        yield* inside({ file, at: `${at}/${keyword}`, describes: `${describes}/items` });
    for (const keyword of ownKeywords.filter((name) => name in schema))
      yield* inKeyword(schema[keyword], keyword, { file, at: `${at}/${keyword}`, describes });
  }

  /** Pointers, to any answer or to one next to it, and names of properties of an entry. */
  function* inKeyword(value: unknown, name: string, place: SchemaAt): Generator<Occurrence> {
    const { file, at, describes } = place;
    if (typeof value === 'string') {
      const renamed = renamedText(value, name, describes);
      if (renamed !== undefined) yield { file, at, target: 'value', text: renamed };
    } else if (value !== null && typeof value === 'object')
      for (const [part, inner] of Object.entries(value))
        yield* inKeyword(inner, Array.isArray(value) ? name : part, {
          file,
          at: at + pointerOf(part),
          describes,
        });
  }

  function renamedText(value: string, name: string, describes: Pointer): string | undefined {
    if (value.startsWith('./')) {
      const before = parentOf(describes);
      if (!(within + rename.from).startsWith(`${before}/`)) return undefined;
      const renamed = renamedPointer(before + value.slice(1), rename, within);
      return renamed && `.${renamed.slice(before.length)}`;
    }
    if (value.startsWith('/'))
      return renamedPointer(value, rename, within) ?? renamedPointer(value, rename, '/first');
    const isName = namesOfEntries.has(name) && `${describes}/items${pointerOf(value)}` === field;
    return isName ? text : undefined;
  }
}

function subschemasAt(value: Schema | undefined, at: Pointer): Pointer[] {
  if (Array.isArray(value)) return value.map((_, i) => `${at}/${i}`);
  return isObject(value) ? [at] : [];
}
