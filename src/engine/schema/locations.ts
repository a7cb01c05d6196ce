import type { Definition, Pointer, Schema } from '../definition/definition';
import { isObject } from '../json/object';
import { pointerOf } from '../json/pointer';
import { subschemas } from './subschemas';

/** Every JSON Schema of a definition that has a validator of its own, by its location. */
export function schemaLocations({ schema, request }: Definition): { [location: string]: Schema } {
  return {
    schema,
    ...Object.fromEntries(ifLocations(schema)),
    ...Object.fromEntries(
      [...requestConditions(request)].map(([pointer, rule]) => [`request#${pointer}`, rule]),
    ),
  };
}

/** The location and the schema of every `if`. */
export const ifLocations = (schema: Schema): [location: string, condition: Schema][] =>
  [...ifsOf(schema)].map(([pointer, condition]) => [`schema#${pointer}`, condition]);

/** Every `if`, at any depth; the conditions inside one belong to it. */
function* ifsOf(schema: object, at: Pointer = ''): Generator<[Pointer, Schema]> {
  for (const [location, part] of subschemas(schema, at)) {
    if (location === `${at}/if`) yield [location, part as Schema];
    else if (isObject(part)) yield* ifsOf(part, location);
  }
}

/** The properties of request.json whose value is a JSON Schema. */
const conditionNames = new Set(['where', 'when', 'stopWhen', 'holdsWhen', 'foundWhen', 'is']);

/** Every JSON Schema in request.json, by its pointer; `is` is one only in `submitWhen` (in `choose` it is the value). */
export function* requestConditions(
  part: unknown,
  ...path: (string | number)[]
): Generator<[string, Schema]> {
  if (Array.isArray(part)) {
    for (const [i, entry] of part.entries()) yield* requestConditions(entry, ...path, i);
  } else if (isObject(part)) {
    for (const [name, inner] of Object.entries(part)) {
      const isCondition =
        conditionNames.has(name) && (name !== 'is' || path.at(-1) === 'submitWhen');
      // The insurer names the properties of a map: `send: { "when": … }` is no condition.
      if (['send', 'keep', 'fills', 'find'].includes(name)) continue;
      if (isCondition) yield [pointerOf(...path, name), inner as Schema];
      else yield* requestConditions(inner, ...path, name);
    }
  }
}
