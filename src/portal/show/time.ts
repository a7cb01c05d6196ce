/** The insurer's clock: a sign-in at its evening is shown as evening wherever the reader is. */
const zone = 'Asia/Kolkata';

function partsOf(moment: Date, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** A moment (ISO 8601) as hh:mm a, for instance 06:12 pm. */
export function showTime(moment: string): string {
  const { hour, minute } = partsOf(new Date(moment), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const hours = Number(hour);
  const half = hours < 12 ? 'am' : 'pm';
  return `${String(hours % 12 || 12).padStart(2, '0')}:${minute} ${half}`;
}

/** A moment (ISO 8601) as DD/MM/YYYY hh:mm a; empty for nothing. */
export function showMoment(moment: string | null | undefined): string {
  const day = showDay(moment);
  return day && `${day} ${showTime(moment as string)}`;
}

/** The day of a moment (ISO 8601) as DD/MM/YYYY; empty for nothing. */
export function showDay(moment: string | null | undefined): string {
  if (!moment || Number.isNaN(Date.parse(moment))) return '';
  const { day, month, year } = partsOf(new Date(moment), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return `${day}/${month}/${year}`;
}

/** YYYY-MM-DD as MMMM DD, for instance November 05. */
export function showMonthDay(date: string): string {
  const { month, day } = partsOf(new Date(`${date}T12:00:00+05:30`), {
    month: 'long',
    day: '2-digit',
  });
  return `${month} ${day}`;
}
