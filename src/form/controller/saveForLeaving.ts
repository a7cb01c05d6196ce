import { keepForm } from './kept';
import { flush, type Session } from './session';

/** Saves the form before its person signs out, where the server keeps it; false where that did not succeed. */
export async function saveForLeaving(session: Session): Promise<boolean> {
  flush(session);
  const isKeptByServer = session.props.definition.request.draft !== undefined;
  return isKeptByServer && session.answersOf !== '' ? keepForm(session) : true;
}
