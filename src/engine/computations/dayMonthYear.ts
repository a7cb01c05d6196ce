import type { Computation } from './computation';

/** A date YYYY-MM-DD as DD-MM-YYYY (REV-23). */
export const dayMonthYear: Computation = {
  name: 'dayMonthYear',
  description: 'a date written DD-MM-YYYY',
  compute: ([date]) =>
    typeof date === 'string' ? date.split('-').toReversed().join('-') : undefined,
};
