import type { LocalTime } from '#engine';
import { daysBetween } from '../clock';
import { languageOfTexts, t } from '../i18n';

/** "Open again on Monday, 30 November at 09:00", in the caller's language. `today`: YYYY-MM-DD. */
export function openingText({ day, time }: LocalTime, today: string): string {
  const when = ['today', 'tomorrow'][daysBetween(today, day)] ?? 'later';
  return t(`request.opensAgain.${when}`, { day: dayText(day), time });
}

/** With the weekday, by which customers plan. */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat(`${languageOfTexts()}-IN`, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(day));
