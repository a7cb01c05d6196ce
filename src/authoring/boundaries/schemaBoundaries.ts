import { type CompiledDefinition, describedFields, partsOf, pointerOf, type Schema } from '#engine';
import { assertionsOf } from '../coverage/assertions';
import { eventOf } from '../coverage/coverageEvent';
import { edgesOf } from '../coverage/edges';
import { customerSchemas, givenFields, isRedundant, type Located } from '../coverage/schemaRules';
import { idOf } from '../coverage/usuallyRules';
import { isAsked } from '../draft/givable';
import type { Boundary } from './boundary';
import { outcomesOf } from './outcomes';

/** The boundaries of each rule of schema.json on what a customer is asked, also in branches and entries. */
export function* schemaBoundaries(definition: CompiledDefinition): Generator<Boundary> {
  const isGiven = givenFields(definition.request);
  const wholes = new Map<string, Schema>();
  for (const { at, schema } of describedFields(definition.schema))
    wholes.set(at, { ...schema, ...wholes.get(at) });
  for (const located of customerSchemas(definition.schema)) {
    const { schema, location, at } = located;
    if (at === '' || isGiven(at) || !isAsked(definition, at)) continue;
    for (const assertion of assertionsOf(schema, schema.type ?? 'object')) {
      const [keyword, name] = partsOf(assertion) as [string, string?];
      if (name !== undefined || isRedundant(assertion, schema)) continue;
      const rule = `schema#${location}${assertion}`;
      for (const { outcome, value } of outcomesOf(schema, keyword, wholes.get(at) ?? {}))
        yield {
          file: 'schema',
          at: location + assertion,
          field: at,
          schema,
          keyword,
          outcome,
          ...(value !== undefined && { value }),
          events: [eventOf(rule, outcome)],
        };
    }
    yield* usualBoundaries(located);
  }
}

function* usualBoundaries({
  schema: { usually, type },
  location,
  at,
}: Located): Generator<Boundary> {
  if (!usually) return;
  for (const assertion of assertionsOf(usually, type ?? 'string')) {
    const [keyword] = partsOf(assertion) as [string];
    for (const outcome of edgesOf({ type, ...usually }, keyword))
      yield {
        file: 'schema',
        at: `${location}${pointerOf('usually')}${assertion}`,
        field: at,
        schema: { type, ...usually },
        keyword,
        outcome,
        events: [eventOf(idOf(location, assertion), outcome)],
        isSoft: true,
      };
  }
}
