/** Removes what was typed into forms and not sent from this device. */
export const forgetDrafts = (): Promise<void> => forget((drafts) => drafts.forgetDrafts());

/** The same for all but one customer: the next person at a shared computer finds nothing of the last. */
export const forgetDraftsOfOthers = (clientId: string): Promise<void> =>
  forget((drafts) => drafts.forgetDraftsOfOthers(`${clientId}/`));

type Drafts = typeof import('#form/drafts');

async function forget(remove: (drafts: Drafts) => Promise<void>): Promise<void> {
  const drafts = await import('#form/drafts');
  // A browser that keeps nothing (a private window) refuses, and then there is nothing to forget.
  await remove(drafts).catch((refusal) => console.warn('No draft was removed.', refusal));
}
