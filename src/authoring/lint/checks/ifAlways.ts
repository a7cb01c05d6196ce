import type { Check } from './check';
import { conditionsOf, testsIn } from './conditions';
import { possibleFor } from './ifNever';

export const ifAlways: Check = {
  id: 'if-always',
  explains: 'A condition that every value of its field meets decides nothing.',
  run: (subject) =>
    conditionsOf(subject.definition).flatMap((condition) =>
      [...testsIn(condition.condition)].flatMap((test) => {
        const { values: all = [] } = possibleFor(subject, condition, test) ?? {};
        const isMet = test.values && all.every((value) => test.values!.includes(value));
        // One value tells answered from not answered: that decides something.
        if (!isMet || all.length < 2) return [];
        return [
          {
            part: condition.part,
            at: condition.at + test.place + ('const' in test.part ? '/const' : '/enum'),
            severity: 'warning',
            message: `Every value of "${test.path.at(-1)}" meets this. Leave out the values that it is not about, or take the condition out.`,
          },
        ];
      }),
    ),
};
