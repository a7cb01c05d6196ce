/** Deletes the drafts on this device. */
export const forgetDrafts = (): Promise<void> => forget((drafts) => drafts.forgetDrafts());

/** Deletes the drafts of all other customers, so that a shared computer shows nothing of the last one. */
export const forgetDraftsOfOthers = (clientId: string): Promise<void> =>
  forget((drafts) => drafts.forgetDraftsOfOthers(`${clientId}/`));

type Drafts = typeof import('#form/drafts');

async function forget(remove: (drafts: Drafts) => Promise<void>): Promise<void> {
  const drafts = await import('#form/drafts');
  // A private window may refuse storage; then there are no drafts.
  await remove(drafts).catch((refusal) => console.warn('No draft was removed.', refusal));
}
