/** Removes what was typed into forms and not sent from this device. */
export async function forgetDrafts(): Promise<void> {
  const drafts = await import('../../form/session/drafts');
  // A browser that keeps nothing (a private window) refuses, and then there is nothing to forget.
  await drafts.forgetDrafts().catch((refusal) => console.warn('No draft was removed.', refusal));
}
