/** YYYY-MM-DD (a time may follow) as DD/MM/YYYY. What is not a date is returned unchanged; nothing gives ''. */
export function formatDate(date: string | null | undefined): string {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(date ?? '') ?? [];
  return isDay(day) ? day.split('-').reverse().join('/') : (date ?? '');
}

/** Browsers read 31 February as 3 March: only a day that comes back unchanged is in the calendar. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

type Moment = Date | string | null | undefined;

interface Shown {
  /** DD/MM/YYYY. */
  day: string;
  /** hh:mm am or pm, which are not parted at the end of a line. */
  time: string;
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Each takes long to make, above all the first. */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
  });
  formats.set(timeZone, format);
  return format;
}

/** A moment (ISO 8601, or as a Date) in a time zone (IANA name), or in that of the device; undefined for what is not a moment. */
function shown(moment: Moment, timeZone: string | undefined): Shown | undefined {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return undefined;
  const parts = formatIn(timeZone).formatToParts(date);
  const { day, month, year, hour, minute, dayPeriod } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return {
    day: `${day}/${month}/${year}`,
    time: `${hour}:${minute}\u00A0${dayPeriod!.toLowerCase()}`,
  };
}

type Format = (moment: Moment, timeZone: string | undefined) => string;

/** For instance 06:12 pm; '' for what is not a moment. */
export const formatTime: Format = (moment, timeZone) => shown(moment, timeZone)?.time ?? '';

/** For instance 21/11/2026; '' for what is not a moment. */
export const formatDay: Format = (moment, timeZone) => shown(moment, timeZone)?.day ?? '';

/** For instance 21/11/2026 06:12 pm; '' for what is not a moment. */
export const formatDateTime: Format = (moment, timeZone) =>
  Object.values(shown(moment, timeZone) ?? {}).join(' ');
