import { createStore } from '../store';
import { endedSessions } from './logout';

/** Whether a logout is saving and deleting; the page takes no input meanwhile. */
export const loggingOut = createStore(false);

/** What the logout that was asked for would lose; undefined where nothing waits for an answer. */
export const logoutLoss = createStore<'unsaved' | 'sending' | undefined>(undefined);

endedSessions.subscribe(() => logoutLoss.set(undefined));
