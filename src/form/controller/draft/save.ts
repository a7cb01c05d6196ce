import { deepEquals } from '@rjsf/utils';
import { t } from '../../i18n';
import { flush, type FormController } from '../formController';
import { saveDeviceDraft } from './deviceDraft';
import { saveServerDraft } from './serverDraft';

/** Where the words stand for what is not done with answers that the server does not have as they are seen here. */
type Words = 'signatures' | 'aside';

/** Sees that the server has the very answers that the person sees; the words where it has not. */
export async function confirmServerDraft(
  controller: FormController,
  words: Words,
): Promise<string | undefined> {
  flush(controller);
  const { store } = controller;
  const { answers: seen } = store.get();
  if (!(await saveServerDraft(controller, { isForced: true })))
    return savingMessage(controller, t(`${words}.notKept`));
  return deepEquals(store.get().answers, seen) ? undefined : t(`${words}.overtaken`);
}

/** Why the form is not kept: the server's own words where it refused it, else ours. */
export function savingMessage({ store }: FormController, ours: string): string {
  const { keeping, keepingSays } = store.get();
  return keeping === 'refused' ? keepingSays : ours;
}

/** Saves the form as it is and says whether that went well. */
export async function saveNow(controller: FormController): Promise<void> {
  flush(controller);
  const { props } = controller;
  const isKept = await saveServerDraft(controller);
  await saveDeviceDraft(controller);
  if (isKept) props.notify('success', t('keep.done'));
  else props.notify('warning', savingMessage(controller, t('keep.failed')));
}

/** Saves the form before its person signs out, where the server keeps it; false where that did not succeed. */
export async function saveBeforeSignOut(controller: FormController): Promise<boolean> {
  flush(controller);
  const isSavedByServer = controller.props.definition.request.draft !== undefined;
  return isSavedByServer && controller.answersPolicyNo !== '' ? saveServerDraft(controller) : true;
}
