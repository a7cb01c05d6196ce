import { isDate, type Pointer } from '#engine';
import { valuesIn } from '../../walk';
import type { Check, Violation } from './check';

export const fixedDate: Check = {
  id: 'fixed-date',
  *run({ definition }) {
    for (const file of ['schema', 'request'] as const) yield* fixedDatesIn(file, definition[file]);
  },
};

/** The days that a part of a definition names: tomorrow they say something else. */
export function* fixedDatesIn(
  file: Violation['file'],
  part: unknown,
  place: Pointer = '',
): Generator<Violation> {
  for (const [at, value] of valuesIn(part, place, ['$comment']))
    if (isDate(value))
      yield {
        file,
        at,
        severity: 'warning',
        message: `"${value}" is a fixed date. Compare with today instead: before, after, notBefore, notAfter, ageAtLeast or ageBelow.`,
      };
}
