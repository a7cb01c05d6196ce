import { type CompiledDefinition, getAt, holds, type Schema } from '#engine';
import { decisionEvent } from './conditionRules';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { decidingTests, isUnderstood } from './decidingTests';

/** Records the result of a condition, and the tests that decided it. The definition must have its day. */
export function recordCondition(
  definition: CompiledDefinition,
  location: string,
  value: unknown,
  record: (event: CoverageEvent) => void,
): void {
  const isTrue = holds(definition, location, value);
  recordDecisions(
    location,
    conditionOf(definition, location),
    value,
    isTrue,
    definition.today,
    record,
  );
}

export function recordDecisions(
  location: string,
  condition: Schema,
  value: unknown,
  isTrue: boolean,
  today: string | undefined,
  record: (event: CoverageEvent) => void,
): void {
  record(eventOf(location, String(isTrue)));
  if (!isUnderstood(condition)) return;
  for (const { test, outcome } of decidingTests(condition, value, today))
    record(decisionEvent(location, test, outcome));
}

function conditionOf(definition: CompiledDefinition, location: string): Schema {
  const [file, pointer] = location.split('#') as ['schema' | 'request', string];
  return getAt(definition[file], pointer);
}
