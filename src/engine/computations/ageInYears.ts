import { yearsBetween } from '../keywords/ages';
import { isDate } from '../keywords/dates';
import type { Computation } from './computation';

/** REV-22 */
export const ageInYears: Computation = {
  name: 'ageInYears',
  description: 'whole years since a date of birth',
  compute: ([birth], today) => (isDate(birth) ? yearsBetween(birth, today) : undefined),
};
