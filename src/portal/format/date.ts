/** YYYY-MM-DD (a time may follow) as DD/MM/YYYY. What is not a date is returned unchanged; nothing gives ''. */
export function formatDate(date: string | null | undefined): string {
  const day = date?.slice(0, 10) ?? '';
  return isDay(day) ? day.split('-').reverse().join('/') : (date ?? '');
}

/** Browsers read 31 February as 3 March: only a day that comes back unchanged is in the calendar. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
