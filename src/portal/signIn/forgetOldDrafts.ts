/** Deletes the drafts that no sign-in on this device can bring back. The code for it loads only where drafts were stored. */
export async function forgetOldDrafts(): Promise<void> {
  try {
    // A browser that cannot tell deletes them at the next sign-in.
    const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
    if (!databases.some(({ name }) => name === 'request-drafts')) return;
    await (await import('#form/drafts')).forgetOldDrafts();
  } catch (error) {
    console.warn('No draft was removed.', error);
  }
}
