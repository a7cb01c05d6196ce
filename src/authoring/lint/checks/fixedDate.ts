import { isDate } from '#engine';
import { valuesIn } from '../../walk';
import type { Check } from './check';

export const fixedDate: Check = {
  id: 'fixed-date',
  *run({ definition }) {
    for (const file of ['schema', 'request'] as const)
      for (const [at, value] of valuesIn(definition[file], '', ['$comment']))
        if (isDate(value))
          yield {
            file,
            at,
            severity: 'warning',
            message: `"${value}" is a fixed date. Compare with today instead: before, after, notBefore, notAfter, ageAtLeast or ageBelow.`,
          };
  },
};
