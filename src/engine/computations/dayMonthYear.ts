import type { Computation } from './computation';

/** A date YYYY-MM-DD as DD-MM-YYYY (doc 2 §9). */
export const dayMonthYear: Computation = {
  name: 'dayMonthYear',
  explains: 'a date written DD-MM-YYYY',
  of: ([date]) => (typeof date === 'string' ? date.split('-').toReversed().join('-') : undefined),
};
