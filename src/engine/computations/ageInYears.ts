import { yearsBetween } from '../keywords/ages';
import type { Computation } from './computation';

/** REV-22 */
export const ageInYears: Computation = {
  name: 'ageInYears',
  description: 'whole years since a date of birth',
  compute: ([birth], today) =>
    typeof birth === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(birth)
      ? yearsBetween(birth, today)
      : undefined,
};
