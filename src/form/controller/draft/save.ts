import { deepEquals } from '@rjsf/utils';
import { t } from '../../i18n';
import { flush, type Session } from '../formController';
import { saveDraft } from './deviceDraft';
import { keepForm } from './serverDraft';

/** Where the words stand for what is not done with answers that the server does not have as they are seen here. */
type Words = 'signatures' | 'aside';

/** Sees that the server has the very answers that the person sees; the words where it has not. */
export async function keepSeen(session: Session, words: Words): Promise<string | undefined> {
  flush(session);
  const { store } = session;
  const { answers: seen } = store.get();
  if (!(await keepForm(session, { isForSure: true })))
    return wordsOfKeeping(session, t(`${words}.notKept`));
  return deepEquals(store.get().answers, seen) ? undefined : t(`${words}.overtaken`);
}

/** Why the form is not kept: the server's own words where it refused it, else ours. */
export function wordsOfKeeping({ store }: Session, ours: string): string {
  const { keeping, keepingSays } = store.get();
  return keeping === 'refused' ? keepingSays : ours;
}

/** Saves the form as it is and says whether that went well. */
export async function saveNow(session: Session): Promise<void> {
  flush(session);
  const { props } = session;
  const isKept = await keepForm(session);
  await saveDraft(session);
  if (isKept) props.notify('success', t('keep.done'));
  else props.notify('warning', wordsOfKeeping(session, t('keep.failed')));
}

/** Saves the form before its person signs out, where the server keeps it; false where that did not succeed. */
export async function saveForLeaving(session: Session): Promise<boolean> {
  flush(session);
  const isKeptByServer = session.props.definition.request.draft !== undefined;
  return isKeptByServer && session.answersOf !== '' ? keepForm(session) : true;
}
