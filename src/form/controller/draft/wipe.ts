import { isSealed } from './draftNames';
import { deleteStored, storedNames } from './deviceStore';
import { clearExpiry } from './keepUntil';
import { deleteUnloadDrafts, unloadedDrafts } from './unloadNames';

/**
 * In local storage while a wipe is under way: the prefixes of the drafts' names, with spaces between. A wipe that was
 * cut off is finished before a draft is read or saved.
 */
const wipeMark = 'request-drafts-wipe';

/** All wipes, in order: a form that was open before the wipe of its draft saves nothing any more. */
const wipes: string[] = [];

/** How many wipes there have been. */
export const countWipes = (): number => wipes.length;

/** Whether a draft was wiped since there had been so many wipes. */
export const isWipedSince = (count: number, name: string): boolean =>
  wipes.slice(count).some((prefixes) => isOf(prefixes, name));

const isOf = (prefixes: string, name: string) =>
  prefixes.split(' ').some((prefix) => name.startsWith(prefix));

// A form of the customer that is open in another tab must not bring the draft back either.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === wipeMark && newValue !== null) wipes.push(newValue);
});

/** Deletes the drafts whose names have one of these prefixes, and those in clear. */
export async function wipe(prefixes: string[]): Promise<void> {
  const mark = prefixes.join(' ');
  wipes.push(mark);
  deleteUnloadDrafts((name) => isOf(mark, name) || !isSealed(name));
  localStorage.setItem(wipeMark, mark);
  await finishWipe();
}

export async function finishWipe(): Promise<void> {
  const mark = localStorage.getItem(wipeMark);
  if (mark === null) return;
  await deleteWhere((name) => isOf(mark, name) || !isSealed(name));
  // Another wipe may have begun meanwhile.
  if (localStorage.getItem(wipeMark) === mark) localStorage.removeItem(wipeMark);
}

/** Deletes entries of the database, and the expiry date with the last draft. */
export async function deleteWhere(shouldDelete: (name: string) => boolean): Promise<void> {
  const stored = await storedNames();
  await deleteStored(stored.filter(shouldDelete));
  if (stored.every(shouldDelete) && unloadedDrafts().length === 0) clearExpiry();
}
