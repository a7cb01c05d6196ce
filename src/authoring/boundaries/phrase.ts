import type { Schema } from '#engine';

/** What is said of a value at a boundary: in the name of a file, and behind the name of its field. */
export interface Phrase {
  word: string;
  is: string;
}

/** What a rule does beyond its limit: it refuses, the form asks, or a condition comes out otherwise. */
export type Scope = 'allowed' | 'usual' | 'condition';

/** What a phrase is made from. */
export interface Said {
  schema: Schema;
  keyword: string;
  outcome: string;
  /** The choice, or the extension of a file. */
  choice: unknown;
  value: any;
  /** The value as a person would say it (`is "A1"`). */
  is: string;
  scope: Scope;
  isAccepted: boolean;
  /** YYYY-MM-DD. */
  today: string;
  /** Days behind the one at which a rule on dates turns. */
  offset: number | undefined;
  /** What that day is called, where it is not today. */
  turning: string | undefined;
}

export type Say = (said: Said) => Phrase;

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
