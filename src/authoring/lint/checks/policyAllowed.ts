import type { Json, Schema } from '#engine';
import { policyStatuses, sortedJson } from '#engine';
import { testsIn } from '../shared/conditions';
import { typeViolations } from '../types/analysis';
import type { Check } from './check';

export const policyAllowed: Check = {
  id: 'policy-allowed',
  *run(input) {
    const { request } = input.definition;
    // A value that no policy has has to be corrected first.
    if (typeViolations(input, 'condition-value').some(({ at }) => at.startsWith('/policies/')))
      return;
    const { where, allowed } = request.policies;
    const empty = [...valuesByField(where)].find(([, values]) => values.length === 0);
    if (empty)
      yield {
        file: 'request',
        at: '/policies/where',
        message: `No policy can meet this: its conditions on "${empty[0]}" exclude each other. Correct one of them.`,
      };
    if (!allowed || empty) return;
    if (sortedJson(allowed.where) === sortedJson(where)) {
      yield {
        file: 'request',
        at: '/policies/allowed/where',
        message:
          'This repeats "where", so that no policy is ever refused with this message. Say which of them may go on, or remove "allowed".',
      };
      return;
    }
    const offered = valuesByField(where);
    for (const [field, values] of valuesByField(allowed.where)) {
      const known = offered.get(field);
      if (known && !values.some((value) => known.includes(value)))
        yield {
          file: 'request',
          at: '/policies/allowed/where',
          message: `No policy that is offered has one of these values of "${field}": "where" allows ${known.map((value) => JSON.stringify(value)).join(', ')}. Correct one of them.`,
        };
    }
  },
};

/** The fields of a policy that have a fixed set of values. */
const allValues: { [field: string]: Json[] } = {
  policyStatus: [...policyStatuses],
  isUlipPolicy: [true, false],
};

/** The values of each field of a policy that meet a condition, as far as its const, enum and not say. */
function valuesByField(condition: Schema): Map<string, Json[]> {
  const found = new Map<string, Json[]>();
  for (const { path, schema, values, isAlternative } of testsIn(condition)) {
    if (path.length !== 1 || isAlternative) continue;
    const [field] = path as [string];
    // condition-value reports values that no policy has.
    if (values && !values.some((value) => allValues[field]?.includes(value) ?? true)) continue;
    const before = found.get(field) ?? allValues[field];
    const not: Schema = schema.not ?? {};
    const excluded: Json[] = 'const' in not ? [not.const] : (not.enum ?? []);
    const some = values ?? before;
    if (!some) continue;
    found.set(
      field,
      some.filter((value) => !excluded.includes(value) && (!before || before.includes(value))),
    );
  }
  return found;
}
