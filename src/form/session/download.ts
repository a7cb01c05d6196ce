import type { Download } from '../../engine';
import { say } from '../words';
import { payloadNow } from './payloadNow';
import type { Session } from './session';

/** Fetches a paper and hands it to the browser to keep. */
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
    if (data) props.notify('danger', data.message || say('failed'));
    return;
  }
  const address = URL.createObjectURL(data as Blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  store.set({ spoken: say('download.done', { fileName }) });
}
