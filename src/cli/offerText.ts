import type { Offered } from '#engine';
import { t } from './i18n';

/** To whom a request type is offered, and when, in words. */
export function offerText(offered: Offered | undefined): string {
  if (offered === undefined) return t('offered.everybody');
  if (offered === false) return t('offered.nobody');
  const { from, until, share, to } = offered;
  return [
    ...(share === undefined ? [] : [t('offered.share', { share })]),
    ...(to === undefined ? [] : [t('offered.condition')]),
    ...(from === undefined ? [] : [t('offered.from', { from })]),
    ...(until === undefined ? [] : [t('offered.until', { until })]),
  ].join(', ');
}
