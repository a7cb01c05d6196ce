import { type CompiledDefinition, getAt, holds, isObject, type Schema } from '#engine';
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
  for (const event of decisionsOf(location, condition, value, isTrue, today)) record(event);
}

function decisionsOf(
  location: string,
  condition: Schema,
  value: unknown,
  isTrue: boolean,
  today: string | undefined,
): CoverageEvent[] {
  const result = eventOf(location, String(isTrue));
  if (!isUnderstood(condition)) return [result];
  const decisions = decidingTests(condition, value, today);
  return [result, ...decisions.map(({ test, outcome }) => decisionEvent(location, test, outcome))];
}

/**
 * The same as {@link recordDecisions} for a condition on answers: each is evaluated many times on the same few values.
 */
export function memoizedDecisions(
  location: string,
  condition: Schema,
  record: (event: CoverageEvent) => void,
): (value: unknown, isTrue: boolean, today: string | undefined) => void {
  const names = [...namesIn(condition)];
  const known = new Map<string, CoverageEvent[]>();
  return (value, isTrue, today) => {
    const tested = isObject(value)
      ? names.map((name) => (Object.hasOwn(value, name) ? [value[name]] : 0))
      : [value];
    const key = JSON.stringify([today, isTrue, tested]);
    let events = known.get(key);
    if (!events) known.set(key, (events = decisionsOf(location, condition, value, isTrue, today)));
    for (const event of events) record(event);
  };
}

/** The properties of a value that a condition can read. */
function namesIn(condition: Schema): Set<string> {
  const { properties = {}, required = [], allOf = [], anyOf = [], oneOf = [], not } = condition;
  const parts: Schema[] = [...allOf, ...anyOf, ...oneOf, ...(not ? [not] : [])];
  return new Set([
    ...Object.keys(properties),
    ...required,
    ...parts.flatMap((part) => [...namesIn(part)]),
  ]);
}

function conditionOf(definition: CompiledDefinition, location: string): Schema {
  const [file, pointer] = location.split('#') as ['schema' | 'request', string];
  return getAt(definition[file], pointer);
}
