import { formatDateTime } from '#engine';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { readSession } from '../session/storage';

/** When the customer signed in before this time, in words; '' at the first sign-in. */
export function useLastLogin(): string {
  const moment = formatDateTime(readSession('lastLogin'), useTimeZone());
  return moment && t('header.lastLogin', { moment });
}
