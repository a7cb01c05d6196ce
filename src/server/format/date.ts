/** YYYY-MM-DD as DD/MM/YYYY. */
export const showDay = (day: string): string => day.split('-').reverse().join('/');

/** A moment as DD/MM/YYYY hh:mm am. */
export function showMoment(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}
