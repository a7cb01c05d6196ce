import { type Json, pointerOf } from '#engine';
import { nearest } from '../nearest';
import type { Check, Subject } from './check';
import { type Condition, conditionsOf, type Test, testsIn } from './conditions';
import { type Possible, possibleAt } from './possible';

export const ifNever: Check = {
  id: 'if-never',
  explains: 'A condition that asks for values which its field never has is never true.',
  run: (subject) =>
    conditionsOf(subject.definition).flatMap((condition) =>
      [...testsIn(condition.condition)].flatMap((test) => {
        const possible = possibleFor(subject, condition, test);
        if (!test.values || !possible || test.values.some(possible.allows)) return [];
        return [
          {
            part: condition.part,
            at: condition.at + test.place + ('const' in test.part ? '/const' : '/enum'),
            message: `"${test.path.at(-1)}" is never ${test.values.map((value) => JSON.stringify(value)).join(' or ')}. ${hint(test.values, possible)}`,
          },
        ];
      }),
    ),
};

/** What the tested answer can be; nothing where the condition tests something else than an answer. */
export function possibleFor(
  { fields }: Subject,
  { over, field }: Condition,
  { path }: Test,
): Possible | undefined {
  if (over === 'answers') return possibleAt(fields, field + pointerOf(...path));
  const [root, ...rest] = path;
  return over === 'document' && root === 'answers' && rest.length > 0
    ? possibleAt(fields, pointerOf(...rest))
    : undefined;
}

function hint(asked: Json[], { values = [], message }: Possible): string {
  const words = values.filter((value): value is string => typeof value === 'string');
  const [first] = asked;
  const close = typeof first === 'string' ? nearest(first, words) : undefined;
  return close ? `Did you mean "${close}"?` : `It can have ${message}.`;
}
