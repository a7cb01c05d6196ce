import { send } from '../calls/send';
import { clearSession, readSession } from './storage';
import { closeSessionModal } from './sessionModal';

/** Ends the session here at once, and at the server as well as the line allows. */
export function endSession(): void {
  if (readSession('token')) {
    // Its failure changes nothing for the person: the token is forgotten here and ends by itself there.
    void send('POST logout/', {}, { isQuiet: true, isBackground: true });
  }
  clearSession();
  closeSessionModal();
}
