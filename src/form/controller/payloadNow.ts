import { documentOf, buildPayload, type Payload, type ValueMap } from '#engine';
import { contextOf, flush, type Session } from './session';
import { settled } from './settled';

/** A payload of the answers as they are at this moment. */
export function payloadNow(session: Session, send: ValueMap): Payload {
  flush(session);
  const answers = settled(session.props.definition, session.store.get().answers);
  return buildPayload(send, documentOf(contextOf(session), answers));
}
