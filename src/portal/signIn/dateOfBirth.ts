import { dateFrom, formatDate } from '#engine';

/** The path of the error text; undefined for a valid date. `today` is YYYY-MM-DD. */
export function problemOfDateOfBirth(shown: string, today: string): string | undefined {
  if (shown.trim() === '') return 'signIn.dob.missing';
  const date = dateFrom(shown);
  if (!date || date > today || date < '1900-01-01') return 'signIn.dob.invalid';
  return undefined;
}

/** A date of birth as DD/MM/YYYY, however it is written; what is no date stays as it is. */
export const showDateOfBirth = (typed: string): string => formatDate(dateFrom(typed) ?? typed);
