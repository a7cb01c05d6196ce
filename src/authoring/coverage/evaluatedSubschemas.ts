import { isObject, partsOf, type Pointer, pointerOf, type Schema } from '#engine';
import { subschemas } from '../walk';

/** A subschema with a value that it applies to. */
export interface Evaluated {
  schema: Schema;
  /** Pointer into the schema. */
  location: Pointer;
  value: unknown;
  /** Pointer into the value as a whole. */
  at: Pointer;
}

/**
 * Every subschema that applies to a value, as a validator evaluates them. `holds` evaluates the condition at a
 * location.
 */
export function* evaluatedSubschemas(
  schema: Schema,
  value: unknown,
  holds: (location: Pointer, value: unknown) => boolean,
  location: Pointer = '',
  at: Pointer = '',
): Generator<Evaluated> {
  if (value === undefined) return;
  yield { schema, location, value, at };
  for (const inner of subschemas(schema, location))
    for (const [name, instance] of instancesOf(inner.keyword, inner.location))
      yield* evaluatedSubschemas(inner.schema, instance, holds, inner.location, at + name);

  function instancesOf(keyword: string, inner: Pointer): [Pointer, unknown][] {
    if (keyword === 'properties') {
      const name = partsOf(inner).at(-1)!;
      return isObject(value) && Object.hasOwn(value, name) ? [[pointerOf(name), value[name]]] : [];
    }
    if (keyword === 'items')
      return Array.isArray(value) ? value.map((item, i) => [pointerOf(i), item]) : [];
    const isEvaluated = keyword !== 'then' || (schema.if && holds(`${location}/if`, value));
    return isEvaluated ? [['', value]] : [];
  }
}
