import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** In minutes before UTC: a sign-in at the insurer's evening is shown as evening wherever the reader is. */
const india = 5.5 * 60;

const atInsurer = (moment: string) => dayjs.utc(moment).utcOffset(india);

/** A moment (ISO 8601) as hh:mm a, for instance 06:12 pm. */
export const showTime = (moment: string): string => atInsurer(moment).format('hh:mm a');

/** A moment (ISO 8601) as DD/MM/YYYY hh:mm a; empty for nothing. */
export const showMoment = (moment: string | null | undefined): string =>
  show(moment, 'DD/MM/YYYY hh:mm a');

/** The day of a moment (ISO 8601) as DD/MM/YYYY; empty for nothing. */
export const showDay = (moment: string | null | undefined): string => show(moment, 'DD/MM/YYYY');

/** YYYY-MM-DD as MMMM DD, for instance November 05. */
export const showMonthDay = (date: string): string => dayjs(date).format('MMMM DD');

function show(moment: string | null | undefined, format: string): string {
  const shown = atInsurer(moment ?? '');
  return moment && shown.isValid() ? shown.format(format) : '';
}
