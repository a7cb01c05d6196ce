import { withTimeout } from './withTimeout';

/** Seconds to wait at most: a database that never answers must not hold up a logout. */
const timeout = 2;

/** Deletes the customer's drafts on this device. What cannot be deleted in time is deleted before a draft is read again. */
export async function forgetDrafts(clientId: string): Promise<void> {
  const outcome = await withTimeout(
    timeout,
    forget((drafts) => drafts.forgetDrafts(keysOf(clientId))),
  );
  if (outcome === 'timeout') console.warn('The drafts were not deleted in time.');
}

/** Deletes the drafts of all other customers, so that a shared computer shows nothing of the last one. */
export const forgetDraftsOfOthers = (clientId: string): Promise<void> =>
  forget((drafts) => drafts.forgetDraftsOfOthers(keysOf(clientId)));

/** How the keys of a customer's drafts begin. */
const keysOf = (clientId: string) => `${clientId}/`;

type Drafts = typeof import('#form/drafts');

/** Resolves in every case: a private window may refuse storage, and then there are no drafts. */
async function forget(remove: (drafts: Drafts) => Promise<void>): Promise<void> {
  try {
    await remove(await import('#form/drafts'));
  } catch (error) {
    console.warn('No draft was removed.', error);
  }
}
