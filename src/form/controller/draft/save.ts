import { deepEquals } from '@rjsf/utils';
import { t } from '../../i18n';
import { flush, type FormController } from '../formController';
import { saveDeviceDraft } from './deviceDraft';
import { saveServerDraft } from './serverDraft';

/** Ensures that the server has exactly the answers on the screen; a message in the texts of `purpose` where it has not. */
export async function confirmServerDraft(
  controller: FormController,
  purpose: 'signatures' | 'aside',
): Promise<string | undefined> {
  flush(controller);
  const { store } = controller;
  const { answers: seen } = store.get();
  if (!(await saveServerDraft(controller, { isForced: true, isAwaited: true })))
    return failureMessage(controller, t(`${purpose}.notKept`));
  return deepEquals(store.get().answers, seen) ? undefined : t(`${purpose}.overtaken`);
}

/** Why the form is not saved: the server's message where it refused, else the given one. */
function failureMessage({ store }: FormController, message: string): string {
  const { saving } = store.get();
  return saving.kind === 'refused' ? saving.message : message;
}

/** Saves on the server and on this device, and shows the result. */
export async function saveNow(controller: FormController): Promise<void> {
  flush(controller);
  const { props } = controller;
  const isSaved = await saveServerDraft(controller, { isAwaited: true });
  await saveDeviceDraft(controller);
  if (isSaved) props.notify('success', t('keep.done'));
  else props.notify('warning', failureMessage(controller, t('keep.failed')));
}

/** Saves on the server before the customer signs out; false where that failed. */
export async function saveBeforeSignOut(controller: FormController): Promise<boolean> {
  flush(controller);
  const { props, store } = controller;
  const isSavable = props.definition.request.draft && store.get().answersPolicyNo !== '';
  return isSavable ? saveServerDraft(controller) : true;
}
