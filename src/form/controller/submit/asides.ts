import type { Aside, Download } from '#engine';
import { t } from '../../i18n';
import { saveFile } from '../../saveFile';
import { payloadNow } from '../calls';
import { confirmServerDraft } from '../draft/save';
import type { FormController } from '../formController';

/** Makes a call beside the request with the saved answers; the portal shows its failures. */
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
  const { status, data } = await props.call(call, payload);
  if (!status) return;
  props.notify('success', message);
  if (!serverDraft || store.get().serverDraft !== serverDraft || !data.saved_at) return;
  const savedAt: string = data.saved_at;
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
  const { status, data, isRefused } = await props.call(call, payloadNow(controller, send), options);
  if (!status) {
    // A signature may expire, on the next day for instance: it has to be given again.
    if (signed && isRefused) store.set({ signed: {} });
    // Without data the portal has shown the reason already.
    if (data) props.notify('danger', data.message || t('failed'));
    return;
  }
  saveFile(data, fileName);
  store.set({ announcement: t('download.done', { fileName }) });
}
