import type { Download } from '#engine';
import { saveFile } from '../saveFile';
import { t } from '../i18n';
import { payloadNow } from './payloadNow';
import type { Session } from './session';

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
