import { pendingDeviceKeys } from './deviceKeys';
import { withTimeout } from './withTimeout';

/** Seconds to wait at most: a database that never answers must not hold up a logout. */
const timeout = 2;

/** Deletes the customer's drafts on this device. What cannot be deleted in time is deleted before a draft is read again. */
export async function forgetDrafts(): Promise<void> {
  const outcome = await withTimeout(timeout, forget());
  if (outcome === 'timeout') console.warn('The drafts were not deleted in time.');
}

/** Resolves in every case: a private window may refuse storage, and then there are no drafts. */
async function forget(): Promise<void> {
  const keys = await pendingDeviceKeys();
  try {
    await (await import('#form/drafts')).forgetDrafts(keys);
  } catch (error) {
    console.warn('No draft was removed.', error);
  }
}
