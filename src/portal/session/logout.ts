import { send } from '../calls/send';
import { createStore } from '../store';
import { clearSession, readSession } from './storage';
import { closeSessionModal } from './sessionModal';

/** How many sessions this page has ended: a screen that was allowed before the last end is allowed no longer. */
export const endedSessions = createStore(0);

/** Ends the session in this browser at once, and on the server if the call succeeds. */
export function endSession(): void {
  if (readSession('token')) {
    // Sent even if the page closes. A failure has no effect: this browser deletes the token, and on the server it expires.
    void send('POST logout/', {}, { isQuiet: true, isBackground: true, keepalive: true });
  }
  clearSession();
  closeSessionModal();
  endedSessions.set(endedSessions.get() + 1);
}
