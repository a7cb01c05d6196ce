import { type CompiledDefinition, schemaLocations } from '#engine';
import { decisionEvent, isEvaluated, testsIn } from '../coverage/conditionRules';
import { isUnderstood } from '../coverage/decidingTests';
import { edgesOf } from '../coverage/edges';
import type { Boundary } from './boundary';

/** The boundaries of each condition that compares a number, a date or a length with a limit. */
export function* conditionBoundaries(definition: CompiledDefinition): Generator<Boundary> {
  for (const [condition, whole] of Object.entries(schemaLocations(definition))) {
    if (condition === 'schema' || !isEvaluated(condition) || !isUnderstood(whole)) continue;
    const [file, pointer = ''] = condition.split('#') as ['schema' | 'request', string?];
    for (const { at, keyword, schema, field } of testsIn(whole))
      for (const outcome of edgesOf(schema, keyword))
        yield {
          file,
          at: pointer + at,
          field,
          schema,
          keyword,
          outcome,
          events: [decisionEvent(condition, at, outcome)],
          condition,
        };
  }
}
