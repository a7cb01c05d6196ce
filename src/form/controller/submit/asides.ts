import { type Aside, type CallName, type Definition, type Download, getAt } from '#engine';
import { t } from '../../i18n';
import { saveFile } from '../../saveFile';
import { payloadNow } from '../calls';
import { confirmServerDraft } from '../draft/save';
import type { FormController } from '../formController';

/** The server keeps with the draft when this call was made. */
const reviewCall: CallName = 'POST dgh-submit-review/';

export const reviewAside = ({ request }: Pick<Definition, 'request'>): Aside | undefined =>
  request.asides?.find(({ call }) => call === reviewCall);

/**
 * Makes a call that is not a step, with the saved answers. A review is shown as long as the draft is kept, other calls in
 * a toast. Returns why it failed; that is in a toast too, which closes by itself.
 */
export async function sendAside(
  controller: FormController,
  aside: Aside,
): Promise<string | undefined> {
  const { props, store } = controller;
  const { call, send, message } = aside;
  const reason = props.definition.request.draft && (await confirmServerDraft(controller, 'aside'));
  if (reason) {
    props.notify('warning', reason);
    return reason;
  }
  const { serverDraft } = store.get();
  const payload = {
    ...payloadNow(controller, send),
    ...(serverDraft && { saved_at: serverDraft.savedAt, page: serverDraft.page }),
  };
  const result = await props.call(call, payload);
  if (result.status !== 'ok') return result.message;
  const savedAt: string | undefined = getAt(result.data, '/saved_at');
  const newest = store.get().serverDraft;
  const isReview = aside.id === reviewAside(props.definition)?.id && savedAt && newest;
  if (!isReview) props.notify('success', message);
  if (!savedAt || !newest) return undefined;
  const isNewest = newest === serverDraft;
  store.set({
    serverDraft: {
      ...newest,
      ...(isNewest && { savedAt }),
      ...(isReview && { reviewAskedAt: savedAt }),
    },
  });
  if (isNewest && store.get().saving.kind === 'saved')
    store.set({ saving: { kind: 'saved', at: savedAt } });
  return undefined;
}

/** Downloads a document. Returns why that failed; it is in a toast too, which closes by itself. */
export async function download(
  controller: FormController,
  { call, send, fileName, signed }: Download,
): Promise<string | undefined> {
  const { props, store } = controller;
  const options = { wantsFile: true, isQuiet: true };
  const result = await props.call(call, payloadNow(controller, send), options);
  if (result.status !== 'ok') {
    // A signature may expire, on the next day for instance: it has to be given again.
    if (signed && result.status === 'refused') store.set({ signed: {} });
    // The portal shows a dialog to a customer who is signed out.
    if (result.status === 'signedOut') return undefined;
    const message = result.message || t('download.failed');
    props.notify('danger', message);
    return message;
  }
  saveFile(result.data as Blob, fileName);
  store.set({ announcement: t('download.done', { fileName }) });
  return undefined;
}
