import texts from './pages.json' with { type: 'json' };

/** What an author should know of one rule. */
export interface Page {
  why: string;
  example: string;
  wayOut: string;
}

/** The page of every rule that a finding can carry, by its id. */
export const pages: { [rule: string]: Page } = texts;
