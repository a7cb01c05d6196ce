import { type Definition, type Pointer, pointerOf, type Schema, schemaLocations } from '#engine';
import { statusesAt } from '../lint/shared/policyValues';
import { isTest, isUnderstood } from './decidingTests';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { edgesOf } from './edges';
import { mayBeFalse } from './mayBeFalse';
import type { Rule } from './rule';

/** Whether examples evaluate a condition: of a proof they name what is proved, and not the response that proved it. */
export const isEvaluated = (location: string) => !location.endsWith('/holdsWhen');

/** Each condition, true and false, and each of its tests deciding alone that it is so. */
export function conditionRules(definition: Definition): Rule[] {
  return Object.entries(schemaLocations(definition))
    .filter(([location]) => location !== 'schema' && isEvaluated(location))
    .flatMap(([location, condition]) => {
      const [file, pointer = ''] = location.split('#') as ['schema' | 'request', string?];
      const tests = [...testsIn(condition)];
      // A condition without a test is always true.
      if (tests.length === 0) return [];
      const whole = [true, false].map((value): Rule => ({
        file,
        at: pointer,
        events: [eventOf(location, String(value))],
        message: `No example makes this condition ${value}. Add one that does.`,
      }));
      if (file === 'schema' && mayBeFalse(definition, pointer))
        whole.push({
          file,
          at: pointer,
          events: [rightlyFalse(location)],
          message:
            'No example with right answers makes this condition false. Add an example accepted-….json that does.',
          refines: whole[1]!.events,
        });
      if (!isUnderstood(condition)) return whole;
      const isSingle = tests.length === 1;
      const known = statusesAt(definition.request, pointer);
      const parts = tests.flatMap((test) =>
        outcomesOf(test, known)
          .filter(({ outcomes }) => !isSingle || outcomes[0] !== 'true')
          .filter(({ outcomes }) => !isSingle || outcomes[0] !== 'false')
          .map(({ outcomes, value, text }): Rule => ({
            file,
            at: pointer + test.at,
            events: outcomes.map((outcome) => decisionEvent(location, test.at, outcome)),
            message: value === undefined ? text('') : { value, text, group: text('') },
            mayBeShared: true,
          })),
      );
      return [...whole, ...parts];
    });
}

/** A test of a condition that decided its result. */
export const decisionEvent = (location: string, test: Pointer, outcome: string): CoverageEvent =>
  eventOf(location + test, `decides ${outcome}`);

/** A condition of schema.json is false in answers that are right: what it asks for may then be missing. */
export const rightlyFalse = (location: string): CoverageEvent => eventOf(location, 'rightly false');

export interface ConditionTest {
  /** Pointer into the condition. */
  at: Pointer;
  keyword: string;
  schema: Schema;
  /** What it tests, in words: the pointer to the value. */
  field: Pointer;
}

/** The assertions of a condition; a name that is required and tested further counts once. */
export function* testsIn(condition: Schema, at = '', field = ''): Generator<ConditionTest> {
  for (const [keyword, value] of Object.entries(condition)) {
    const inner = at + pointerOf(keyword);
    if (keyword === 'properties')
      for (const [name, schema] of Object.entries<Schema>(value))
        yield* testsIn(schema, inner + pointerOf(name), field + pointerOf(name));
    else if (keyword === 'required') {
      for (const name of value as string[])
        if (!Object.hasOwn(condition.properties ?? {}, name))
          yield {
            at: inner + pointerOf(name),
            keyword,
            schema: condition,
            field: field + pointerOf(name),
          };
    } else if (keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf')
      for (const [i, schema] of (value as Schema[]).entries())
        yield* testsIn(schema, inner + pointerOf(i), field);
    else if (keyword === 'items' || keyword === 'contains')
      yield* testsIn(value, inner, `${field}/items`);
    else if (keyword === 'not') yield* testsIn(value, inner, field);
    else if (isTest(keyword)) yield { at: inner, keyword, schema: condition, field };
  }
}

interface Expected {
  /** Any of them is enough. */
  outcomes: string[];
  value?: string;
  text: (values: string) => string;
}

/** What each test must decide, at least once. */
function outcomesOf(
  { keyword, schema, field }: ConditionTest,
  statuses: readonly string[],
): Expected[] {
  const limit = schema[keyword];
  const alone = (what: string) =>
    `No example makes this condition depend on ${what} alone. Add an example in which the other tests do not decide it, or remove the test if another one makes it superfluous.`;
  if (keyword === 'required')
    return ['true', 'false'].map((outcome) => ({
      outcomes: [outcome],
      text: () => alone(`"${field}" being ${outcome === 'true' ? 'there' : 'absent'}`),
    }));
  const named = `${keyword} (${JSON.stringify(limit)}) of "${field}"`;
  const both = (outcome: 'true' | 'false', edge?: string): Expected => ({
    outcomes: [edge ?? outcome],
    text: () => alone(`${named} being ${outcome}${edge ? ', exactly at its limit' : ''}`),
  });
  if (keyword !== 'enum' && keyword !== 'const') {
    const edges = edgesOf(schema, keyword);
    return [
      both(
        'true',
        edges.find((edge) => edge === 'edge'),
      ),
      both(
        'false',
        edges.find((edge) => edge === 'beyond'),
      ),
    ];
  }
  const isStatus = field.endsWith('/policyStatus');
  const listed: unknown[] = keyword === 'const' ? [limit] : limit;
  // A policy with another status does not get there.
  const values = isStatus ? listed.filter((one) => statuses.includes(String(one))) : listed;
  const member = (value: unknown): Expected => ({
    outcomes: [`true ${JSON.stringify(value)}`],
    value: JSON.stringify(value),
    text: (names) => alone(`"${field}" being ${names}`),
  });
  const others = isStatus ? statuses.filter((status) => !values.includes(status)) : [];
  return [
    ...(keyword === 'enum' ? values.map(member) : [both('true')]),
    ...(others.length === 0 ? [both('false')] : []),
    ...others.map((status): Expected => ({
      outcomes: [`false ${JSON.stringify(status)}`],
      value: JSON.stringify(status),
      text: (names) => alone(`"${field}" being ${names}, which it does not list,`),
    })),
  ];
}
