import { withTimeout } from './withTimeout';

type Save = () => Promise<boolean>;

const openForms = new Set<Save>();

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
