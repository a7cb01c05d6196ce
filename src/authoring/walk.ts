import {
  isObject,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
  subschemas as allSubschemas,
} from '#engine';

/** The applicators whose subschemas describe answers. The others hold conditions, or are not part of the dialect. */
const describing = ['properties', 'items', 'then', 'allOf'];

export interface Subschema {
  /** The applicator above it. */
  keyword: string;
  schema: Schema;
  /** Pointer into the schema as a whole. */
  location: Pointer;
  /** Pointer to the answer that it describes; list entries are under `items`. */
  at: Pointer;
}

/** The subschemas directly inside a schema that describe answers; conditions are left out. */
export function* subschemas(schema: Schema, location = '', at = ''): Generator<Subschema> {
  for (const [inner, value] of allSubschemas(schema, location)) {
    const [keyword, name] = partsOf(inner.slice(location.length)) as [string, string?];
    if (!describing.includes(keyword)) continue;
    const below = { properties: [name!], items: ['items'] }[keyword] ?? [];
    yield { keyword, schema: value as Schema, location: inner, at: at + pointerOf(...below) };
  }
}

/** Every value inside a JSON value, itself included, with its pointer; nothing below the names in `except`. */
export function* valuesIn(
  value: unknown,
  at: Pointer = '',
  except: string[] = [],
): Generator<[Pointer, unknown]> {
  yield [at, value];
  if (Array.isArray(value))
    for (const [i, entry] of value.entries()) yield* valuesIn(entry, at + pointerOf(i), except);
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value))
      if (!except.includes(name)) yield* valuesIn(inner, at + pointerOf(name), except);
}
