import { CommandError } from '../commandError';
import { t } from '../i18n';

/** Reads the number of a release. Throws a `CommandError` for anything else. */
export function releaseNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new CommandError(t('releases.wrongNumber', { number: text }));
  return Number(text);
}
