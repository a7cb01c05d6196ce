import {
  isObject,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
  subschemas as allSubschemas,
} from '#engine';

/** The applicators whose subschemas describe answers. The others hold conditions, or are not part of the dialect. */
const describingKeywords = ['properties', 'items', 'then', 'allOf'];

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
    if (!describingKeywords.includes(keyword)) continue;
    const below = { properties: [name!], items: ['items'] }[keyword] ?? [];
    yield { keyword, schema: value as Schema, location: inner, at: at + pointerOf(...below) };
  }
}

/** The schema as a whole, and every subschema that describes answers. */
export function* describing(
  schema: Schema,
  keyword = '',
  location = '',
  at = '',
): Generator<Subschema> {
  yield { keyword, schema, location, at };
  for (const inner of subschemas(schema, location, at))
    yield* describing(inner.schema, inner.keyword, inner.location, inner.at);
}

/** A schema with all schemas inside of it, conditions too, the outer ones first. */
export function* schemasIn(schema: Schema, at: Pointer = ''): Generator<[Pointer, Schema]> {
  yield [at, schema];
  for (const [location, inner] of allSubschemas(schema, at))
    if (isObject(inner)) yield* schemasIn(inner, location);
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
