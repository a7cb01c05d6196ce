import { maskDate } from '#ui';
import { parseDate, formatDate } from '../format/date';

/** The path of the error text; undefined for a valid date. `today` is YYYY-MM-DD. */
export function problemOfDateOfBirth(shown: string, today: string): string | undefined {
  if (shown.trim() === '') return 'signIn.dob.missing';
  const date = parseDate(shown);
  if (!date || date > today || date < '1900-01-01') return 'signIn.dob.invalid';
  return undefined;
}

/** A date in a link may be DD/MM/YYYY or YYYY-MM-DD. */
export const readDateOfBirth = (given: string | null): string => maskDate(formatDate(given));
