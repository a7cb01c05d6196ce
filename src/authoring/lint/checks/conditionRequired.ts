import type { Check } from './check';
import { testsOf } from '../shared/conditions';

export const conditionRequired: Check = {
  id: 'condition-required',
  *run({ definition }) {
    for (const { condition, test } of testsOf(definition)) {
      // A condition that excludes values is meant to be true where there is none.
      if (condition.file !== 'request' || test.isRequired || 'not' in test.schema) continue;
      yield {
        file: 'request',
        at: condition.at + test.location,
        target: 'name',
        severity: 'warning',
        message: `"${test.path.at(-1)}" is tested but not required, so the condition is true where it is missing. Add it to "required" next to "properties".`,
      };
    }
  },
};
