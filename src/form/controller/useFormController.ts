import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './formController';
import type { RequestState } from './state';

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('A part of the form stands outside of a RequestForm.');
  return session;
}

/** Draws again only when the selected part changes; the selection must be a value that stays the same while nothing does. */
export function useRequest<T>(select: (state: RequestState) => T): T {
  const { store } = useSession();
  return useSyncExternalStore(store.watch, () => select(store.get()));
}
