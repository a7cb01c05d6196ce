import { type Aside, type Download, getAt } from '#engine';
import { t } from '../../i18n';
import { saveFile } from '../../saveFile';
import { payloadNow } from '../calls';
import { confirmServerDraft } from '../draft/save';
import type { FormController } from '../formController';

/** Makes a call that is not a step, with the saved answers; the portal shows its failures. */
export async function sendAside(
  controller: FormController,
  { call, send, message }: Aside,
): Promise<void> {
  const { props, store } = controller;
  const reason = props.definition.request.draft && (await confirmServerDraft(controller, 'aside'));
  if (reason) return props.notify('warning', reason);
  const { serverDraft } = store.get();
  const payload = {
    ...payloadNow(controller, send),
    ...(serverDraft && { saved_at: serverDraft.savedAt }),
  };
  const result = await props.call(call, payload);
  if (result.status !== 'ok') return;
  props.notify('success', message);
  if (!serverDraft || store.get().serverDraft !== serverDraft) return;
  const savedAt: string | undefined = getAt(result.data, '/saved_at');
  if (!savedAt) return;
  store.set({ serverDraft: { ...serverDraft, savedAt } });
  if (store.get().saving.kind === 'saved') store.set({ saving: { kind: 'saved', at: savedAt } });
}

/** Downloads a document. */
export async function download(
  controller: FormController,
  { call, send, fileName, signed }: Download,
): Promise<void> {
  const { props, store } = controller;
  const options = { wantsFile: true, isQuiet: true };
  const result = await props.call(call, payloadNow(controller, send), options);
  if (result.status !== 'ok') {
    // A signature may expire, on the next day for instance: it has to be given again.
    if (signed && result.status === 'refused') store.set({ signed: {} });
    // The portal shows a dialog to a customer who is signed out.
    if (result.status !== 'signedOut') props.notify('danger', result.message || t('failed'));
    return;
  }
  saveFile(result.data as Blob, fileName);
  store.set({ announcement: t('download.done', { fileName }) });
}
