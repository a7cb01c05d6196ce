import { formatDate, type Schema } from '#engine';
import { t } from '../../i18n';
import { exampleDay } from './exampleDay';
import type { dateLimits } from './dateLimits';

/** How a date is written, with the days that are possible or, where any day is, an example. */
export function dateHint(
  schema: Schema,
  { min, max }: ReturnType<typeof dateLimits>,
  today: string,
): string {
  const isOpen = !min || (max && max < min);
  if (isOpen) return t('date.hint', { day: exampleDay(schema, { min, max }, today) });
  return t(max ? 'date.between' : 'date.from', { first: formatDate(min), last: formatDate(max) });
}
