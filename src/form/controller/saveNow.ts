import { t } from '../i18n';
import { saveDraft } from './drafts';
import { wordsOfKeeping } from './keepSeen';
import { keepForm } from './kept';
import { flush, type Session } from './session';

/** Saves the form as it is and says whether that went well. */
export async function saveNow(session: Session): Promise<void> {
  flush(session);
  const { props } = session;
  const isKept = await keepForm(session);
  await saveDraft(session);
  if (isKept) props.notify('success', t('keep.done'));
  else props.notify('warning', wordsOfKeeping(session, t('keep.failed')));
}
