import { isDate } from '../keywords/dates';
import type { Computation } from './computation';

/** A date YYYY-MM-DD as DD-MM-YYYY (REV-23). */
export const dayMonthYear: Computation = {
  name: 'dayMonthYear',
  description: 'a date written DD-MM-YYYY',
  compute: ([date]) => (isDate(date) ? date.split('-').toReversed().join('-') : undefined),
};
