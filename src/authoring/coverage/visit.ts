import { isObject, type Pointer, pointerOf, type Schema } from '#engine';

/** A part of a schema with a value that it speaks of. */
export interface Visited {
  part: Schema;
  /** Pointer into the schema. */
  place: Pointer;
  value: unknown;
  /** Pointer into the value as a whole. */
  at: Pointer;
}

/** Every part of a schema that speaks of a value, as a validator meets them; `holds` decides an `if`, by its place. */
export function* visit(
  part: Schema,
  value: unknown,
  holds: (place: Pointer, value: unknown) => boolean,
  place: Pointer = '',
  at: Pointer = '',
): Generator<Visited> {
  if (value === undefined) return;
  yield { part, place, value, at };
  if (isObject(value))
    for (const [name, inner] of Object.entries<Schema>(part.properties ?? {}))
      if (Object.hasOwn(value, name))
        yield* visit(
          inner,
          value[name],
          holds,
          place + pointerOf('properties', name),
          at + pointerOf(name),
        );
  if (Array.isArray(value) && part.items)
    for (const [i, item] of value.entries())
      yield* visit(part.items, item, holds, `${place}/items`, at + pointerOf(i));
  if (part.if && part.then && holds(`${place}/if`, value))
    yield* visit(part.then, value, holds, `${place}/then`, at);
  for (const [i, rule] of ((part.allOf ?? []) as Schema[]).entries())
    yield* visit(rule, value, holds, place + pointerOf('allOf', i), at);
}
