import { maskDate } from '#ui';
import { parseDate, formatDate } from '../format/date';

/** The path of the words for what is wrong; undefined when nothing is. `today` is YYYY-MM-DD. */
export function problemOfDateOfBirth(shown: string, today: string): string | undefined {
  if (shown.trim() === '') return 'signIn.dob.missing';
  const date = parseDate(shown);
  if (!date || date > today || date < '1900-01-01') return 'signIn.dob.invalid';
  return undefined;
}

/** A date in a link may be DD/MM/YYYY or YYYY-MM-DD. */
export const readDateOfBirth = (given: string | null): string => maskDate(formatDate(given));
