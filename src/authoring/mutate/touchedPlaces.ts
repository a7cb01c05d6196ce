import {
  asOf,
  type CompiledDefinition,
  type Context,
  holds,
  partsOf,
  type Pointer,
  pointerOf,
  resolveAnswers,
  type Schema,
  withReadOnlyValues,
} from '#engine';
import { evaluatedSubschemas } from '../coverage/evaluatedSubschemas';
import type { Example } from '../examples/example';
import { describing } from '../walk';
import type { Mutant } from './mutant';

/** The schemas in schema.json that apply to an answer of an example, as entered or as normalized. */
export function touchedPlaces(
  given: CompiledDefinition,
  context: Context,
  { answers = {} }: Example,
): Set<Pointer> {
  const definition = asOf(given, context.today);
  const touched = new Set<Pointer>();
  const values = [
    withReadOnlyValues(definition, context, answers),
    resolveAnswers(definition, context, answers),
  ];
  for (const value of values) {
    const isMet = (location: Pointer, part: unknown) =>
      holds(definition, `schema#${location}`, part);
    for (const { location } of evaluatedSubschemas(definition.schema, value, isMet))
      touched.add(location);
  }
  return touched;
}

/** Keywords that matter where there is no answer. */
const concernsOthers = /\/(readOnly|nullable)$/;

/**
 * The schemas that a mutant of a rule changes: an example that has no answer at them cannot notice it. `undefined`
 * where it changes more than rules.
 */
export function placesOf({ file, edits }: Mutant, schema: Schema): Pointer[] | undefined {
  if (file !== 'schema' || edits.some(({ at }) => concernsOthers.test(at))) return undefined;
  const places = new Set([...describing(schema)].map(({ location }) => location));
  return edits.map(({ at }) => {
    for (let parts = partsOf(at).slice(0, -1); parts.length > 0; parts = parts.slice(0, -1))
      if (places.has(pointerOf(...parts))) return pointerOf(...parts);
    return '';
  });
}
