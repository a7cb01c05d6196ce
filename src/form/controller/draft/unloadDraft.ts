import type { Draft } from './deviceDraft';

/**
 * What was typed last, kept in the moment in which a page goes: a database of the browser takes a while, and the page
 * may be gone by then. It is written over what the database has when the form is opened again.
 */
type Leftover = Omit<Draft, 'files'>;

const prefix = 'request-draft/';

export const leaveBehind = (draftKey: string, draft: Leftover): void =>
  localStorage.setItem(prefix + draftKey, JSON.stringify({ ...draft, files: undefined }));

export function findLeftover(draftKey: string): Leftover | undefined {
  const text = localStorage.getItem(prefix + draftKey);
  return text === null ? undefined : JSON.parse(text);
}

export const forgetLeftover = (draftKey: string): void =>
  localStorage.removeItem(prefix + draftKey);

/** All of them, but for those whose key begins with this one. */
export function forgetLeftovers(kept?: string): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(prefix) && !(kept && name.startsWith(prefix + kept)))
      localStorage.removeItem(name);
}
