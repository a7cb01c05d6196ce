import { refusalRules, sortedJson } from '#engine';
import { valuesByField } from '../shared/policyValues';
import { typeViolations } from '../types/analysis';
import type { Check } from './check';

export const policyAllowed: Check = {
  id: 'policy-allowed',
  *run(input) {
    const { request } = input.definition;
    // A value that no policy has has to be corrected first.
    if (typeViolations(input, 'condition-value').some(({ at }) => at.startsWith('/policies/')))
      return;
    const { where } = request.policies;
    const empty = [...valuesByField(where)].find(([, values]) => values.length === 0);
    if (empty)
      yield {
        file: 'request',
        at: '/policies/where',
        message: `No policy can meet this: its conditions on "${empty[0]}" exclude each other. Correct one of them.`,
      };
    if (empty) return;
    const offered = valuesByField(where);
    const earlier = new Map([[sortedJson(where), '"where"']]);
    for (const { gate, at, conditionAt, condition } of refusalRules(request)) {
      const text = sortedJson(condition);
      const same = earlier.get(text);
      earlier.set(text, `"${at.slice(1)}"`);
      if (same !== undefined)
        yield {
          file: 'request',
          at: conditionAt,
          message: `This repeats ${same}, so that no policy is ever refused with this message. Say which of them ${gate === 'allowed' ? 'may go on' : 'are refused'}, or remove ${at === '/policies/allowed' ? '"allowed"' : 'it'}.`,
        };
      if (gate === 'blocked' || same !== undefined) continue;
      for (const [field, values] of valuesByField(condition)) {
        const known = offered.get(field);
        const left = known?.filter((value) => values.includes(value)) ?? values;
        if (known && left.length === 0)
          yield {
            file: 'request',
            at: conditionAt,
            message: `No policy that is offered has one of these values of "${field}": ${at === '/policies/allowed' ? '"where" allows' : '"where" and the entries before allow'} ${known.map((value) => JSON.stringify(value)).join(', ')}. Correct one of them.`,
          };
        else offered.set(field, left);
      }
    }
  },
};
