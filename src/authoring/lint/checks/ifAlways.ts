import { partsOf } from '#engine';
import { allows } from '../values/allows';
import { situationsOf } from '../values/situations';
import { testedConditions, valuesWithin } from '../values/tested';
import type { Check } from './check';

export const ifAlways: Check = {
  id: 'if-always',
  isOfStructure: true,
  *run(input) {
    const situations = situationsOf(input.definition);
    for (const { file, alternatives, around } of testedConditions(input, situations)) {
      const reported = new Set<string>();
      for (const { field, rules } of alternatives.flat()) {
        const rule = rules.find(({ keyword }) => ['const', 'enum'].includes(keyword));
        if (!rule || reported.has(rule.at)) continue;
        reported.add(rule.at);
        const within = valuesWithin(situations, field, around);
        // With one possible value the condition tests whether the field is answered.
        if (!within || within.values.length < (within.isAnswered ? 1 : 2)) continue;
        if (!within.values.every((value) => rules.every((one) => allows(one, value)))) continue;
        const reason = within.isAnswered
          ? 'the conditions around it require the same of'
          : 'it allows every value of';
        yield {
          file,
          at: rule.at,
          severity: 'warning',
          message: `This is always true: ${reason} "${partsOf(field).at(-1)}". Remove a value, or remove the condition.`,
        };
      }
    }
  },
};
