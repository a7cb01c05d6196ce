import { isSealed } from './draftNames';
import { deleteStored, storedNames } from './deviceStore';
import { forgetKeepUntil } from './keepUntil';
import { deleteUnloadDrafts } from './unloadNames';

/**
 * In local storage while a wipe is under way: how the names of the drafts begin, with spaces between. A wipe that was
 * cut off is finished before a draft is read or saved.
 */
const wipeMark = 'request-drafts-wipe';

/** All wipes, in order: a form that was open before the wipe of its draft saves nothing any more. */
const wipes: string[] = [];

/** How many wipes there have been. */
export const countWipes = (): number => wipes.length;

/** Whether a draft was wiped since there had been so many wipes. */
export const isWipedSince = (count: number, name: string): boolean =>
  wipes.slice(count).some((beginnings) => isOf(beginnings, name));

const isOf = (beginnings: string, name: string) =>
  beginnings.split(' ').some((beginning) => name.startsWith(beginning));

// A form of the customer that is open in another tab must not bring the draft back either.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === wipeMark && newValue !== null) wipes.push(newValue);
});

/** Deletes the drafts whose names begin like one of these, and those in clear. */
export async function wipe(beginnings: string[]): Promise<void> {
  const mark = beginnings.join(' ');
  wipes.push(mark);
  deleteUnloadDrafts((name) => isOf(mark, name) || !isSealed(name));
  localStorage.setItem(wipeMark, mark);
  await finishWipe();
}

export const isWipePending = (): boolean => localStorage.getItem(wipeMark) !== null;

export async function finishWipe(): Promise<void> {
  const mark = localStorage.getItem(wipeMark);
  if (mark === null) return;
  await deleteWhere((name) => isOf(mark, name) || !isSealed(name));
  localStorage.removeItem(wipeMark);
}

export async function deleteWhere(isDoomed: (name: string) => boolean): Promise<void> {
  const known = await storedNames();
  await deleteStored(known.filter(isDoomed));
  if (known.every(isDoomed)) forgetKeepUntil();
}
