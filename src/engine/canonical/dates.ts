import { plainText } from '../text/plainText';
import { asciiText } from './asciiText';

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

const forms = {
  dayFirst: /^(\d{1,2})[\s./,-]+(\d{1,2})[\s./,-]+(\d{4})$/,
  digits: /^(\d\d)(\d\d)(\d{4})$/,
  named: /^(\d{1,2})(?:st|nd|rd|th)?[\s./,-]*([a-z]{3,9})[\s./,-]*(\d{4})$/i,
  yearFirst: /^(\d{4})[\s./,-]+(\d{1,2})[\s./,-]+(\d{1,2})$/,
};

/** The text of a date with its digits, signs and every kind of dash as ASCII. */
export const dateText = (typed: string): string =>
  asciiText(plainText(typed)).replace(/[\p{Pd}−]/gu, '-');

/**
 * The day that a text means, as YYYY-MM-DD: 1/4/1985, 01-04-1985, 01041985, 1 Apr 1985, 1985-04-01 or 1985/4/1.
 * Undefined for what is no day of the calendar, and for a year of two digits, which could be of two centuries.
 */
export function dateFrom(typed: string): string | undefined {
  const text = dateText(typed).trim();
  if (text.length > 40) return undefined;
  const [, day, month, year] = forms.dayFirst.exec(text) ?? forms.digits.exec(text) ?? [];
  if (year) return dayOf(year, month!, day!);
  const [, dayOfNamed, name, yearOfNamed] = forms.named.exec(text) ?? [];
  if (name) return dayOf(yearOfNamed!, String(monthNamed(name)), dayOfNamed!);
  const yearFirst = forms.yearFirst.exec(text);
  return yearFirst ? dayOf(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!) : undefined;
}

const monthNamed = (name: string): number =>
  months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;

/** JavaScript reads 31 February as 3 March: only a day that comes back unchanged is in the calendar. */
function dayOf(year: string, month: string, day: string): string | undefined {
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
}
