import type { DeviceDraft } from './draft';

/**
 * The draft as the page closes. Local storage is synchronous, but IndexedDB may not finish before the page is gone.
 * When the form opens again, this draft replaces the one in the database.
 */
type UnloadDraft = Omit<DeviceDraft, 'files'>;

const prefix = 'request-draft/';

export const writeUnloadDraft = (draftKey: string, draft: UnloadDraft): void =>
  localStorage.setItem(prefix + draftKey, JSON.stringify({ ...draft, files: undefined }));

export function readUnloadDraft(draftKey: string): UnloadDraft | undefined {
  const text = localStorage.getItem(prefix + draftKey);
  return text === null ? undefined : JSON.parse(text);
}

export const deleteUnloadDraft = (draftKey: string): void =>
  localStorage.removeItem(prefix + draftKey);

/** Deletes those whose key fits. */
export function deleteUnloadDrafts(isDoomed: (draftKey: string) => boolean): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(prefix) && isDoomed(name.slice(prefix.length)))
      localStorage.removeItem(name);
}
