/** The fields that one party answers, under its name. */
export interface Column {
  title: string;
  fields: string[];
}

/** A part of the form with a heading of its own. `fields` may hold `*` for all that no section names. */
export interface Section {
  title?: string;
  description?: string;
  fields?: string[];
  /**
   * `pair`: two columns from 900 px, for the value of now beside the new one. `table`: values to read, as a table of
   * one row with their titles as column headers. `parties`: a table with a row for each question and a column for
   * each party; below 900 px one party after the other.
   */
  layout?: 'stack' | 'pair' | 'table' | 'parties';
  /** Words at the end of the section while something in it is to be put right. */
  banner?: string;
  /** For `parties`: the fields of each party, in the same order; a row is named by the title of its last field. */
  columns?: Column[];
}

/** A UI schema: RJSF's own words and ours, all beginning with `ui:`; every other key is a field. */
export type Ui = {
  'ui:title'?: string;
  'ui:description'?: string;
  'ui:help'?: string;
  'ui:widget'?: string;
  'ui:placeholder'?: string;
  'ui:autocomplete'?: string;
  'ui:enumNames'?: string[];
  /** Hint at the length of the answer, in characters. */
  'ui:width'?: number;
  /** Sentences that stand beside the field or, at the root, above the form. */
  'ui:notes'?: string[];
  /** Links that stand beside the field. `download`: a file of ours to keep; others open in a new tab. */
  'ui:links'?: { title: string; href: string; download?: boolean }[];
  /** What this answer hides is forgotten, and starts empty when it shows again. */
  'ui:forgets'?: boolean;
  /** Rules whose words are also told in a toast. */
  'ui:toast'?: string[];
  /** Rules that are also told in a dialog, with the words for it. */
  'ui:dialog'?: { [rule: string]: string };
  /** A number is shown with so many decimals, in groups as in India. */
  'ui:decimals'?: number;
  /** The number is rupees. */
  'ui:money'?: boolean;
  /** A date that is picked and never typed. */
  'ui:pickOnly'?: boolean;
  /** The words of a list that is edited entry by entry. */
  'ui:entries'?: Entries;
  /** What to have at hand before starting (root only). */
  'ui:haveReady'?: string[];
  'ui:sections'?: Section[];
  /** The sections are walked one by one, with progress, a list to jump by, and a review of all answers before submit. */
  'ui:pages'?: boolean;
  /** The policy is searched for, in place of picked from a list. */
  'ui:policy'?: 'search';
  'ui:submit'?: string;
  /** Words for a broken rule, by the rule's keyword; by its limit where one field has the rule twice. */
  'ui:messages'?: { [rule: string]: string | { [limit: string]: string } };
  items?: Ui;
} & { [field: string]: any };

/** A list that is edited entry by entry. `{field}` in `name` and `facts` is filled with the entry's answers as shown. */
export interface Entries {
  /** What one entry is called, `{nomineeName}`. */
  name: string;
  /** What is shown of it while it is not being edited, a line each. */
  facts?: string[];
  add: string;
  edit: string;
  update: string;
  delete: string;
  none: string;
  /** The boolean of the entry that is true while it is being edited. */
  editing: string;
}
