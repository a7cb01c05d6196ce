import type { Definition, Schema } from './definition';
import { pointerOf } from './pointer';

/** Every JSON Schema of a definition that is asked by itself, by its place. */
export function placesOf({ schema, request }: Definition): { [place: string]: Schema } {
  const places: { [place: string]: Schema } = { schema };
  for (const [pointer, condition] of conditionsOf(schema)) places[`schema#${pointer}`] = condition;
  places['request#/policies/where'] = request.policies.where;
  request.steps.forEach((step, i) => {
    if (step.when) places[`request#/steps/${i}/when`] = step.when;
    if (step.stopWhen) places[`request#/steps/${i}/stopWhen`] = step.stopWhen;
  });
  return places;
}

function* conditionsOf(schema: unknown, ...path: (string | number)[]): Generator<[string, Schema]> {
  if (Array.isArray(schema)) {
    for (const [i, part] of schema.entries()) yield* conditionsOf(part, ...path, i);
  } else if (schema !== null && typeof schema === 'object') {
    for (const [name, part] of Object.entries(schema)) {
      if (name === 'if' && path.at(-1) !== 'properties')
        yield [pointerOf(...path, 'if'), part as Schema];
      else yield* conditionsOf(part, ...path, name);
    }
  }
}
