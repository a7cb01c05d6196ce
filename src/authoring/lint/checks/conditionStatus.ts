import { testsOf } from '../shared/conditions';
import { statusesAt } from '../shared/policyValues';
import { typeViolations } from '../types/analysis';
import type { Check } from './check';

export const conditionStatus: Check = {
  id: 'condition-status',
  isOfStructure: true,
  *run(input) {
    // A value that no policy has has to be corrected first.
    if (typeViolations(input, 'condition-value').length > 0) return;
    const { definition } = input;
    for (const { condition, test } of testsOf(definition)) {
      const isOfPolicy = test.path.join('/') === 'policy/policyStatus';
      if (condition.instance !== 'document' || !isOfPolicy || !test.values) continue;
      const known = statusesAt(definition.request, condition.at);
      if (known.length === 0 || test.values.some((one) => known.includes(String(one)))) continue;
      yield {
        file: 'request',
        at: condition.at + test.location,
        message: `No policy gets here with one of these values of "policyStatus": "policies" and "blocked" leave ${known.map((one) => JSON.stringify(one)).join(', ')}. Test for one of these, or remove the test.`,
      };
    }
  },
};
