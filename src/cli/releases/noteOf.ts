import { CommandError } from '../commandError';
import { t } from '../i18n';
import type { Options } from '../options';

/** The reason that is written down with a release. Throws a `CommandError` without one. */
export function noteOf({ note }: Options): string {
  if (note === undefined || note.trim() === '') throw new CommandError(t('releases.note'));
  return note.trim();
}
