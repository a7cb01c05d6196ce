import type { Token } from './document';

/** What a word of a definition means. */
export interface Meaning {
  title: string;
  /** Of the reference. */
  tokens?: Token[];
  /** In a sentence, where the reference has none. */
  text?: string;
  values?: string[];
  /** How it is used; `file`: where. */
  example?: { text: string; file?: string };
  /** The address of the section that says more. */
  section?: string;
}
