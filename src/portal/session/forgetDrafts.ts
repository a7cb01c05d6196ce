/** Deletes the drafts on this device. */
export const forgetDrafts = (): Promise<void> => forget((drafts) => drafts.forgetDrafts());

/** Deletes the drafts of all other customers, so that a shared computer shows nothing of the last one. */
export const forgetDraftsOfOthers = (clientId: string): Promise<void> =>
  forget((drafts) => drafts.forgetDraftsOfOthers(`${clientId}/`));

type Drafts = typeof import('#form/drafts');

/** Seconds to wait at most: a database that never answers must not hold up a logout. */
const timeout = 2;

/** Resolves in every case: a private window may refuse storage, and then there are no drafts. */
async function forget(remove: (drafts: Drafts) => Promise<void>): Promise<void> {
  let timer;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The drafts could not be reached.')), timeout * 1000);
  });
  try {
    await Promise.race([import('#form/drafts').then(remove), tooLate]);
  } catch (refusal) {
    console.warn('No draft was removed.', refusal);
  } finally {
    clearTimeout(timer);
  }
}
