import type { LocalTime } from '#engine';

/** By time zone: one is slow to make. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** YYYY-MM-DD. */
export function dayInTimeZone(moment: Date, timeZone: string): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  dayFormats.set(timeZone, format);
  return format.format(moment);
}

/** Tells day and time, which it looks up once a minute: minutes begin together in all time zones. */
export function localClock(now: () => Date, timeZone: string): () => LocalTime {
  const times = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  let minute = NaN;
  let local: LocalTime = { day: '', time: '' };
  return () => {
    const moment = now();
    const current = Math.floor(moment.getTime() / 60_000);
    if (current !== minute)
      local = { day: dayInTimeZone(moment, timeZone), time: times.format(moment) };
    minute = current;
    return local;
  };
}

/** Resolves `+40d` or `-7d` against a day; returns any other text unchanged. */
export function resolveRelativeDay(today: string, text: string): string {
  const days = /^([+-]\d+)d$/.exec(text)?.[1];
  if (days === undefined) return text;
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + Number(days));
  return day.toISOString().slice(0, 10);
}

/** Resolves the relative days among the values of a record. */
export function resolveRelativeDays<T extends object>(today: string, record: T): T {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' ? resolveRelativeDay(today, value) : value,
    ]),
  ) as T;
}

/** The same day of a later month, or the last day of that month if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const end = Math.min(date, lastOfMonth.getUTCDate());
  return lastOfMonth.toISOString().slice(0, 8) + String(end).padStart(2, '0');
}

/** Negative if `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));
}

export function later(moment: Date, { days = 0, minutes = 0, seconds = 0 }): Date {
  return new Date(moment.getTime() + ((days * 24 * 60 + minutes) * 60 + seconds) * 1000);
}

/** Undefined for a moment that no calendar has: JavaScript takes 30 February for 2 March. */
export function existingMoment(text: string): Date | undefined {
  const moment = new Date(text);
  const isReal =
    !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 10));
  return isReal ? moment : undefined;
}

/** Whole seconds from `now` to `moment`, rounded up; 0 if it is not in the future. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
