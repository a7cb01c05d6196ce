import type { Check } from './check';
import { testsOf } from '../shared/conditions';
import { possibleValuesOf } from '../shared/possibleValues';

export const ifAlways: Check = {
  id: 'if-always',
  *run(input) {
    for (const { condition, test } of testsOf(input.definition)) {
      const { values: all = [] } = possibleValuesOf(input, condition, test) ?? {};
      const isAlwaysTrue = test.values && all.every((value) => test.values!.includes(value));
      // With one possible value the condition tests whether the field is answered.
      if (!isAlwaysTrue || all.length < 2) continue;
      yield {
        file: condition.file,
        at: condition.at + test.location + ('const' in test.schema ? '/const' : '/enum'),
        severity: 'warning',
        message: `This is always true: it allows every value of "${test.path.at(-1)}". Remove a value, or remove the condition.`,
      };
    }
  },
};
