import { createStore } from '../store';

type Reason = 'expired' | 'elsewhere';

/** Why the person has to sign in again; nothing while the session stands. */
export const sessionModal = createStore<Reason | undefined>(undefined);

const publicPaths = ['/', '/login'];

/** Tells whether it was raised: on the root and on /login the person is signing in already. */
export function openSessionModal(reason: Reason): boolean {
  if (publicPaths.includes(window.location.pathname)) return false;
  sessionModal.set(reason);
  return true;
}

export const closeSessionModal = (): void => sessionModal.set(undefined);
