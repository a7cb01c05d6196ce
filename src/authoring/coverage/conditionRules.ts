import {
  type Definition,
  partsOf,
  schemaLocations,
  type Pointer,
  pointerOf,
  type Schema,
} from '#engine';
import { rulesAt } from './judged';
import { eventOf } from './coverageEvent';
import type { Rule } from './rule';

/** Conditions that the doors do not ask: of the response to a proof, and of what the server makes up for a step. */
const askedElsewhere = /\/holdsWhen$|\/assumes\//;

/** Each condition both ways; where it tests several things, each of them both ways. */
export function conditionRules(definition: Definition): Rule[] {
  return Object.entries(schemaLocations(definition))
    .filter(([place]) => place !== 'schema' && !askedElsewhere.test(place))
    .flatMap(([place, condition]) => {
      const tests = [...testsIn(condition)];
      // What tests nothing holds for everybody.
      if (tests.length === 0) return [];
      const whole = both(place, '', `The condition`, ['true', 'false'], place);
      if (tests.length === 1) return whole;
      return [
        ...whole,
        ...tests.flatMap((test) =>
          both(
            place,
            test,
            `"${partsOf(test).at(-1)}" in the condition`,
            ['held', 'broken'],
            place + test,
          ),
        ),
      ];
    });
}

function both(
  place: string,
  within: Pointer,
  what: string,
  [yes, no]: [string, string],
  event: string,
): Rule[] {
  const [part, pointer = ''] = place.split('#') as ['schema' | 'request', string];
  const at = pointer + within;
  const never = (way: string, seenAs: string): Rule => ({
    part,
    at,
    events: [eventOf(event, seenAs)],
    message: `${what} was never seen ${way}. Add an example in which it is.`,
  });
  return [never('to hold', yes), never('not to hold', no)];
}

/** The words of a condition that ask for a value, as pointers into it. */
function* testsIn(condition: Schema, place = ''): Generator<Pointer> {
  const type = 'items' in condition ? 'array' : (condition.type ?? 'string');
  for (const rule of rulesAt(condition, type))
    if (!rule.startsWith('/required')) yield place + rule;
  for (const [name, part] of Object.entries<Schema>(condition.properties ?? {}))
    yield* testsIn(part, place + pointerOf('properties', name));
}
