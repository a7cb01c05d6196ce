import type { Aside } from '../../engine';
import { payloadNow } from './payloadNow';
import type { Session } from './session';

/** Makes a call beside the request; the portal says what goes wrong with it. */
export async function sendAside(session: Session, { call, send, says }: Aside): Promise<void> {
  const { props } = session;
  const { status } = await props.call(call, payloadNow(session, send));
  if (status) props.notify('success', says);
}
