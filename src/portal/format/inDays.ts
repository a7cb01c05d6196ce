import { language } from '../i18n';

/** In milliseconds. */
const day = 86_400_000;

/** Days from one day to another, both YYYY-MM-DD; negative for a day before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);

/** A number of days from now in words: in 10 days, in 3 months, 5 days ago. Months from 60 days on. */
export function inDays(days: number): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  return Math.abs(days) < 60
    ? words.format(days, 'day')
    : words.format(Math.trunc(days / 30.44), 'month');
}
