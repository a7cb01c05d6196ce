const day = /^(\d{4})-(\d{2})-(\d{2})/;

/** YYYY-MM-DD (a time may follow) as DD/MM/YYYY. What is no date stays as it is; nothing stays nothing. */
export function showDate(date: string | null | undefined): string {
  const parts = day.exec(date ?? '');
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : (date ?? '');
}

/** DD/MM/YYYY as YYYY-MM-DD, the way dates are sent. Undefined for what is not a day of the calendar. */
export function sendDate(shown: string): string | undefined {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(shown);
  if (!parts) return undefined;
  const date = `${parts[3]}-${parts[2]}-${parts[1]}`;
  return isDay(date) ? date : undefined;
}

/** Whether YYYY-MM-DD is on the calendar (31 February is not). */
function isDay(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}
