import { createStore } from '../store';

type Reason = 'expired' | 'elsewhere' | 'signedOut';

/** Why the customer has to sign in again; undefined while the session is valid. */
export const sessionModal = createStore<Reason | undefined>(undefined);

const publicPaths = ['/', '/login'];

/** Returns whether it opened: not on / and /login, where the customer is signing in already (SESS-11). */
export function openSessionModal(reason: Reason): boolean {
  if (publicPaths.includes(window.location.pathname)) return false;
  sessionModal.set(reason);
  return true;
}

export const closeSessionModal = (): void => sessionModal.set(undefined);
