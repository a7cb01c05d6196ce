/** How many characters of a text are read at its start and at its end; the others are not. */
export interface Mask {
  first?: number;
  last?: number;
}

/** The fields of one party, under its title. */
export interface Column {
  title: string;
  fields: string[];
}

/** A part of the form with its own heading. In `fields`, `*` means all fields that no section names. */
export interface Section {
  /** The name of its page in addresses and drafts; without one, its first field is. */
  id?: string;
  title?: string;
  /** The step of the progress that its page belongs to; without one, the page is a step of its own. */
  step?: string;
  description?: string;
  fields?: string[];
  /**
   * `pair`: two columns from 900 px, for the existing and the new value. `table`: read-only values, as a table of one
   * row with their titles as column headers. `parties`: a table with a row for each question and a column for each
   * party; below 900 px one party after the other.
   */
  layout?: 'stack' | 'pair' | 'table' | 'parties';
  /** Shown at the end of the section while it has problems. */
  banner?: string;
  /** For `parties`: the fields of each party, in the same order; the title of the last one names the row. */
  columns?: Column[];
}

/** A UI schema: keywords of RJSF and of the engine, all beginning with `ui:`; every other key is a field. */
export type Ui = {
  'ui:title'?: string;
  'ui:description'?: string;
  'ui:help'?: string;
  'ui:widget'?: string;
  'ui:placeholder'?: string;
  'ui:autocomplete'?: string;
  'ui:enumNames'?: string[];
  /** The title of the button that starts the look-up of the field; without it the look-up starts by itself. */
  'ui:lookUp'?: string;
  'ui:verify'?: string;
  /** The expected length of the answer, in characters. */
  'ui:width'?: number;
  /** Sentences below the field or, at the root, above the form. */
  'ui:notes'?: string[];
  /** Links at the field. `download`: a file of the portal; others open in a new tab. */
  'ui:links'?: { title: string; href: string; download?: boolean }[];
  /** The fields that this answer hides lose their answers. */
  'ui:forgets'?: boolean;
  /** Rules whose message is also shown in a toast. */
  'ui:toast'?: string[];
  /** Rules that are also shown in a dialog, with its message. */
  'ui:dialog'?: { [rule: string]: string };
  /** The number of decimals of a number that is shown, with Indian digit grouping. */
  'ui:decimals'?: number;
  /** The number is an amount in rupees. */
  'ui:money'?: boolean;
  /** What the value is measured in, for instance `kg`; follows it wherever it is shown as text. */
  'ui:unit'?: string;
  /** What can be read of a text that the customer does not type at that moment. */
  'ui:mask'?: Mask;
  /** A date that can only be picked, not typed. */
  'ui:pickOnly'?: boolean;
  /** The texts of a list that is edited entry by entry. */
  'ui:entries'?: Entries;
  /** What the customer needs before starting (root only). */
  'ui:haveReady'?: string[];
  'ui:sections'?: Section[];
  /** Each section is a page, with progress, a list of pages, and a review of all answers before submit. */
  'ui:pages'?: boolean;
  /** The policy is searched for, not picked from a list. */
  'ui:policy'?: 'search';
  'ui:submit'?: string;
  /** Messages by keyword; by its value too, if a field has the keyword twice. */
  'ui:messages'?: { [rule: string]: string | { [limit: string]: string } };
  items?: Ui;
} & { [field: string]: any };

/** A list that is edited entry by entry. `{field}` in `name` and `facts` is filled with the answer of the entry. */
export interface Entries {
  /** The name of an entry, for instance `{nomineeName}`. */
  name: string;
  /** The lines that summarise an entry that is not being edited. */
  facts?: string[];
  add: string;
  /** The name of an entry that was added and not yet closed. */
  new?: string;
  edit: string;
  update: string;
  delete: string;
  none: string;
  /** The boolean property of an entry that is true while it is being edited. Absent where the list is read-only. */
  editing?: string;
}
