import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** A moment (ISO 8601) in a time zone (IANA name) as hh:mm a, for instance 06:12 pm. */
export const formatTime = (moment: string, timeZone: string): string =>
  format(moment, timeZone, 'hh:mm a');

/** A moment (ISO 8601) in a time zone as DD/MM/YYYY hh:mm a; '' for what is not a moment. */
export const formatDateTime = (moment: string | null | undefined, timeZone: string): string =>
  format(moment, timeZone, 'DD/MM/YYYY hh:mm a');

/** The day of a moment (ISO 8601) in a time zone as DD/MM/YYYY; '' for what is not a moment. */
export const formatDay = (moment: string | null | undefined, timeZone: string): string =>
  format(moment, timeZone, 'DD/MM/YYYY');

/** YYYY-MM-DD as MMMM DD, for instance November 05. */
export const formatMonthDay = (date: string): string => dayjs(date).format('MMMM DD');

function format(moment: string | null | undefined, timeZone: string, pattern: string): string {
  const inUtc = dayjs.utc(moment ?? '');
  return inUtc.isValid() ? inUtc.utcOffset(offsetAt(inUtc.toDate(), timeZone)).format(pattern) : '';
}

/** For instance GMT+05:30; it depends on the moment where clocks change in summer. */
const offsetAt = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
