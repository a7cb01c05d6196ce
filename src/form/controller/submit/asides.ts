import type { Aside, Download } from '#engine';
import { t } from '../../i18n';
import { saveFile } from '../../saveFile';
import { payloadNow } from '../calls';
import { confirmServerDraft } from '../draft/save';
import type { FormController } from '../formController';

/** Makes a call beside the request, with answers that are kept; the portal says what goes wrong with it. */
export async function sendAside(
  controller: FormController,
  { call, send, message }: Aside,
): Promise<void> {
  const { props, store } = controller;
  const refused = props.definition.request.draft && (await confirmServerDraft(controller, 'aside'));
  if (refused) return props.notify('warning', refused);
  const { serverDraft } = controller;
  const payload = {
    ...payloadNow(controller, send),
    ...(serverDraft && { saved_at: serverDraft.savedAt }),
  };
  const { status, data } = await props.call(call, payload);
  if (!status) return;
  props.notify('success', message);
  if (!serverDraft || controller.serverDraft !== serverDraft || !data.saved_at) return;
  controller.serverDraft = { ...serverDraft, savedAt: data.saved_at };
  store.set({ keptAt: data.saved_at });
}

/** Fetches a paper and has the browser save it. */
export async function download(
  controller: FormController,
  { call, send, fileName, signed }: Download,
): Promise<void> {
  const { props, store } = controller;
  const options = { wantsFile: true, isQuiet: true };
  const { status, data, isRefused } = await props.call(call, payloadNow(controller, send), options);
  if (!status) {
    // What was signed no longer counts, on the next day for instance: the form is free to be signed again.
    if (signed && isRefused) store.set({ signed: {} });
    // Who answers nothing has said why already.
    if (data) props.notify('danger', data.message || t('failed'));
    return;
  }
  saveFile(data, fileName);
  store.set({ announcement: t('download.done', { fileName }) });
}
