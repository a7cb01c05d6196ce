import texts from './pages.json' with { type: 'json' };

/** What `explain` prints for a rule. */
export interface Page {
  why: string;
  example: string;
  fix: string;
}

/** The explanation of every rule that a diagnostic can have, by its id. */
export const pages: { [rule: string]: Page } = texts;
