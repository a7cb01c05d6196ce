import { yearsBetween } from '../keywords/ages';
import { isDate } from '../keywords/dates';
import { numberOf } from '../keywords/quantity';
import type { Described } from '../keywords/keyword';
import type { Computation } from './computation';

const dayInMs = 86_400_000;

/** Whole months from one day to another, both YYYY-MM-DD; the same day of a month completes one. */
function monthsBetween(from: string, to: string): number {
  const months = Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years * 12 + months - (to.slice(8) < from.slice(8) ? 1 : 0);
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayInMs;

/** A day so many months later; in a shorter month its last day: one month after 31 January is 28 or 29 February. */
function monthsAfter(from: string, months: number): Date {
  const day = new Date(`${from}T00:00:00Z`);
  const wanted = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(wanted, last));
  return day;
}

const span = ({
  between,
  ...named
}: Described & { between: (from: string, to: string) => number }): Computation => ({
  ...named,
  compute: ([from, to]) => (isDate(from) && isDate(to) ? between(from, to) : undefined),
});

const later = ({
  after,
  ...named
}: Described & { after: (from: string, count: number) => Date }): Computation => ({
  ...named,
  compute: ([from, number]) => {
    const count = numberOf(number);
    if (!isDate(from) || count === undefined || !Number.isInteger(count)) return undefined;
    const day = after(from, count);
    if (Number.isNaN(day.getTime())) return undefined;
    const text = day.toISOString().slice(0, 10);
    return isDate(text) ? text : undefined;
  },
});

/** Computations with dates (YYYY-MM-DD). */
export const dayComputations: Computation[] = [
  span({
    name: 'daysBetween',
    description: 'days from the first date to the second',
    between: daysBetween,
  }),
  span({
    name: 'monthsBetween',
    description: 'whole months from the first date to the second',
    between: monthsBetween,
  }),
  span({
    name: 'yearsBetween',
    description: 'whole years from the first date to the second',
    between: yearsBetween,
  }),
  later({
    name: 'daysAfter',
    description: 'the day so many days after a date, before it where the number is negative',
    after: (from, days) => new Date(Date.parse(from) + days * dayInMs),
  }),
  later({
    name: 'monthsAfter',
    description: 'the day so many months after a date, the last of a shorter month',
    after: monthsAfter,
  }),
  later({
    name: 'yearsAfter',
    description: 'the day so many years after a date, 28 February for the 29th',
    after: (from, years) => monthsAfter(from, years * 12),
  }),
];
