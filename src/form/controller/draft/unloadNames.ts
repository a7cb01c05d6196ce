const prefix = 'request-draft/';

/** Where local storage has the draft that was saved as the page closed. */
export const unloadName = (draft: string): string => prefix + draft;

/** The names of all drafts in local storage. */
export const unloadedDrafts = (): string[] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));

/** Deletes those whose name fits. */
export function deleteUnloadDrafts(shouldDelete: (draft: string) => boolean): void {
  for (const name of unloadedDrafts())
    if (shouldDelete(name)) localStorage.removeItem(unloadName(name));
}
