import type { Definition, Schema } from '../definition/definition';
import { isObject } from '../json/object';
import { pointerOf } from '../json/pointer';

/** Every JSON Schema of a definition that is asked by itself, by its place. */
export function schemaLocations({ schema, request }: Definition): { [place: string]: Schema } {
  return {
    schema,
    ...Object.fromEntries(
      [...conditionsOf(schema)].map(([pointer, condition]) => [`schema#${pointer}`, condition]),
    ),
    ...Object.fromEntries(
      [...requestConditions(request)].map(([pointer, rule]) => [`request#${pointer}`, rule]),
    ),
  };
}

function* conditionsOf(schema: unknown, ...path: (string | number)[]): Generator<[string, Schema]> {
  if (Array.isArray(schema)) {
    for (const [i, part] of schema.entries()) yield* conditionsOf(part, ...path, i);
  } else if (isObject(schema)) {
    for (const [name, part] of Object.entries(schema)) {
      if (name === 'if' && path.at(-1) !== 'properties')
        yield [pointerOf(...path, 'if'), part as Schema];
      else yield* conditionsOf(part, ...path, name);
    }
  }
}

/** The words of request.json to whose right a JSON Schema stands. */
const ruleWords = new Set(['where', 'when', 'stopWhen', 'holdsWhen', 'foundWhen', 'is']);

/** Every condition of request.json; `is` is one only under `submitWhen` (in a choice it is the value). */
export function* requestConditions(
  part: unknown,
  ...path: (string | number)[]
): Generator<[string, Schema]> {
  if (Array.isArray(part)) {
    for (const [i, entry] of part.entries()) yield* requestConditions(entry, ...path, i);
  } else if (isObject(part)) {
    for (const [name, inner] of Object.entries(part)) {
      const isRule = ruleWords.has(name) && (name !== 'is' || path.at(-1) === 'submitWhen');
      // What stands under a map is named by the insurer: `send: { "when": … }` is no condition.
      if (['send', 'keep', 'fills', 'find'].includes(name)) continue;
      if (isRule) yield [pointerOf(...path, name), inner as Schema];
      else yield* requestConditions(inner, ...path, name);
    }
  }
}
