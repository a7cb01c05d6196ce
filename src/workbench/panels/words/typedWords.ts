import type { WordRow } from '#authoring';
import { idOf } from './wordEdits';

/** What was typed over a translation. */
export interface Typed {
  text: string;
  /** The words as they were known when it was typed. */
  read: WordRow[];
  /** The focus is elsewhere by now. */
  isLeft: boolean;
}

export type AllTyped = { readonly [id: string]: Typed };

/**
 * What still stands for the words that were read, which are those of a moment ago: while it is typed, until they have
 * it; after that, until they are read anew. The same object where all of it stands.
 */
export function stillTyped(typed: AllTyped, rows: WordRow[], read: WordRow[]): AllTyped {
  const all = Object.entries(typed);
  const left = all.filter(([id, one]) => {
    const row = rows.find((each) => idOf(each) === id);
    return row && (one.isLeft ? one.read === read : one.text !== row.translation);
  });
  return left.length === all.length ? typed : Object.fromEntries(left);
}

export const leftAt = (typed: AllTyped, id: string): AllTyped => {
  const one = typed[id];
  return one && !one.isLeft ? { ...typed, [id]: { ...one, isLeft: true } } : typed;
};
