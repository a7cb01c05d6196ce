import { type Schema, yearsFor } from '#engine';

/** The parts of YYYY-MM-DD; a part not picked yet is empty, so `1985-03-` has no day. */
export function partsOfDate(value: unknown) {
  const [year = '', month = '', day = ''] = typeof value === 'string' ? value.split('-') : [];
  return { year, month, day };
}

/** Assumes a leap year while no year is picked, so that 29 February can be picked first. */
export const daysIn = (month: string, year: string): number =>
  month === '' ? 31 : new Date(Date.UTC(Number(year || 2000), Number(month), 0)).getUTCDate();

/** `[['01', 'January'], …]` in the language of the page. */
export function monthNames(): [string, string][] {
  const format = new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, i) => [
    String(i + 1).padStart(2, '0'),
    format.format(Date.UTC(2000, i)),
  ]);
}

/** The years to pick from; one that is picked already stays. */
export function yearChoices(schema: Schema, today: string, picked: string): string[] {
  const years = yearsFor(schema, today);
  return picked === '' || years.includes(picked) ? years : [...years, picked];
}
