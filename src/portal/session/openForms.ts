import { endedSessions } from './logout';
import { withTimeout } from './withTimeout';

type Save = () => Promise<boolean>;

const openForms = new Set<Save>();

/** Requests that are being sent, and wait for an answer of the server or of the customer. */
const sending = new Set<string>();

/** Marks a request as being sent, or as no longer. */
export function markSending(key: string, isSending: boolean): void {
  if (isSending) sending.add(key);
  else sending.delete(key);
}

// What waited for an answer of this customer is over with their session, and their forms are saved no more.
endedSessions.subscribe(() => {
  sending.clear();
  openForms.clear();
});

export const isSomethingSent = (): boolean => sending.size > 0;

/** Seconds that logout waits at most: the network may be slow or down. */
const timeout = 5;

/** Registers a form to be saved before logout; the returned function removes it. */
export function saveBeforeLogout(save: Save): () => void {
  openForms.add(save);
  return () => void openForms.delete(save);
}

/** Saves all registered forms; false where one could not be saved in time. */
export async function saveOpenForms(): Promise<boolean> {
  const saved = await withTimeout(timeout, Promise.all([...openForms].map((save) => save())));
  return saved !== 'timeout' && saved.every(Boolean);
}
