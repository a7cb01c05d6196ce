import { isDate } from '#engine';

/** The day so many days later, YYYY-MM-DD. */
export const movedDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The same day so many years earlier; `undefined` where that year has no such day. */
export function yearsBefore(day: string, years: number): string | undefined {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  const earlier = year + day.slice(4);
  return isDate(earlier) ? earlier : undefined;
}
