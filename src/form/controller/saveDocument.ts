import { interpolate, getAt, type Payload, type Step } from '#engine';
import type { CallResult } from '../call';
import { t } from '../i18n';
import type { Session } from './session';

/**
 * Fetches the file that a step's response tells of, and keeps it under its name. Gives back whether it is there; if
 * not, that is told, and the same submit can be sent again: it is answered alike and raises nothing new.
 */
export async function saveDocument(
  { props }: Session,
  { save }: Step,
  payload: Payload,
  response: unknown,
): Promise<boolean> {
  if (!save) return true;
  const url: unknown = getAt(response, save.url);
  const result =
    typeof url === 'string'
      ? await props.saveFrom(url, interpolate(save.as, payload as { [name: string]: unknown }))
      : { status: false, data: {} };
  if (!result.status && result.data !== undefined) props.notify('danger', wordsForFile(result));
  return result.status;
}

/** Why a file could not be had. */
export const wordsForFile = ({ data, isLost }: CallResult): string =>
  isLost ? t('file.lost') : data.message || t('file.refused');
