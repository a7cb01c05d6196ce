import type { Aside, Download } from '#engine';
import { t } from '../../i18n';
import { saveFile } from '../../saveFile';
import { payloadNow } from '../calls';
import { keepSeen } from '../draft/save';
import type { Session } from '../formController';

/** Makes a call beside the request, with answers that are kept; the portal says what goes wrong with it. */
export async function sendAside(session: Session, { call, send, message }: Aside): Promise<void> {
  const { props, store } = session;
  const refused = props.definition.request.draft && (await keepSeen(session, 'aside'));
  if (refused) return props.notify('warning', refused);
  const { kept } = session;
  const payload = {
    ...payloadNow(session, send),
    ...(kept && { saved_at: kept.savedAt }),
  };
  const { status, data } = await props.call(call, payload);
  if (!status) return;
  props.notify('success', message);
  if (!kept || session.kept !== kept || !data.saved_at) return;
  session.kept = { ...kept, savedAt: data.saved_at };
  store.set({ keptAt: data.saved_at });
}

/** Fetches a paper and has the browser save it. */
export async function download(
  session: Session,
  { call, send, fileName, signed }: Download,
): Promise<void> {
  const { props, store } = session;
  const options = { wantsFile: true, isQuiet: true };
  const { status, data, isRefused } = await props.call(call, payloadNow(session, send), options);
  if (!status) {
    // What was signed no longer counts, on the next day for instance: the form is free to be signed again.
    if (signed && isRefused) store.set({ signed: {} });
    // Who answers nothing has said why already.
    if (data) props.notify('danger', data.message || t('failed'));
    return;
  }
  saveFile(data, fileName);
  store.set({ spoken: t('download.done', { fileName }) });
}
