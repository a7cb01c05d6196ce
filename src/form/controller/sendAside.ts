import type { Aside } from '#engine';
import { keepSeen } from './keepSeen';
import { payloadNow } from './payloadNow';
import type { Session } from './session';

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
