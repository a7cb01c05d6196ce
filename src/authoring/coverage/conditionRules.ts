import {
  type Definition,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
  schemaLocations,
} from '#engine';
import { assertionsOf } from './assertions';
import { eventOf } from './coverageEvent';
import type { Rule } from './rule';

/** Conditions that examples do not evaluate: of the response to a proof, and of answers that the server assumes. */
const notEvaluated = /\/holdsWhen$|\/assumes\//;

/** Each condition, true and false; with several tests each of these too. */
export function conditionRules(definition: Definition): Rule[] {
  return Object.entries(schemaLocations(definition))
    .filter(([location]) => location !== 'schema' && !notEvaluated.test(location))
    .flatMap(([location, condition]) => {
      const tests = [...testsIn(condition)];
      // A condition without a test is always true.
      if (tests.length === 0) return [];
      const whole = bothOutcomes(location, '', 'this condition', ['true', 'false'], location);
      if (tests.length === 1) return whole;
      return [
        ...whole,
        ...tests.flatMap((test) =>
          bothOutcomes(
            location,
            test,
            `"${partsOf(test).at(-1)}" of this condition`,
            ['held', 'broken'],
            location + test,
          ),
        ),
      ];
    });
}

function bothOutcomes(
  location: string,
  within: Pointer,
  what: string,
  outcomes: [whenTrue: string, whenFalse: string],
  rule: string,
): Rule[] {
  const [file, pointer = ''] = location.split('#') as ['schema' | 'request', string];
  return [true, false].map((value, i) => ({
    file,
    at: pointer + within,
    events: [eventOf(rule, outcomes[i]!)],
    message: `No example makes ${what} ${value}. Add one that does.`,
  }));
}

/** The assertions of a condition, as pointers into it. */
function* testsIn(condition: Schema, location = ''): Generator<Pointer> {
  const type = 'items' in condition ? 'array' : (condition.type ?? 'string');
  for (const assertion of assertionsOf(condition, type))
    if (!assertion.startsWith('/required')) yield location + assertion;
  for (const [name, schema] of Object.entries<Schema>(condition.properties ?? {}))
    yield* testsIn(schema, location + pointerOf('properties', name));
}
