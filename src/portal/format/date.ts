import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

const [shownAs, sentAs] = ['DD/MM/YYYY', 'YYYY-MM-DD'];

/** YYYY-MM-DD (a time may follow) as DD/MM/YYYY. What is no date stays as it is; nothing stays nothing. */
export function showDate(date: string | null | undefined): string {
  const day = dayjs(date?.slice(0, sentAs.length), sentAs, true);
  return day.isValid() ? day.format(shownAs) : (date ?? '');
}

/** DD/MM/YYYY as YYYY-MM-DD, the way dates are sent. Undefined for what is not a day of the calendar. */
export function sendDate(shown: string): string | undefined {
  const day = dayjs(shown, shownAs, true);
  return day.isValid() ? day.format(sentAs) : undefined;
}
