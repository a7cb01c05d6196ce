import type { DeviceDraft } from './deviceDraft';

/**
 * What was typed last, kept in the moment in which a page goes: a database of the browser takes a while, and the page
 * may be gone by then. It is written over what the database has when the form is opened again.
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

/** All of them, but for those whose key begins with this one. */
export function deleteUnloadDrafts(serverDraft?: string): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(prefix) && !(serverDraft && name.startsWith(prefix + serverDraft)))
      localStorage.removeItem(name);
}
