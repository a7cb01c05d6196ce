import type { Schema } from '#engine';
import type { Asked } from './ways';

/** Where fields are described: the form, an entry of a list, or the `then` of a condition in one of them. */
export interface Target {
  properties: { [name: string]: Schema };
  required: string[];
  /** At least one of these is answered. */
  anyRequired: string[];
  /** At most one of these is answered. */
  atMostOne: string[];
  /** Its conditions. */
  allOf: Schema[];
  isConditional: boolean;
}

export const newTarget = (isConditional = false): Target => ({
  properties: {},
  required: [],
  anyRequired: [],
  atMostOne: [],
  allOf: [],
  isConditional,
});

/** An answer that decides, and its values for which it does. */
export interface Case {
  /** The name of its field. */
  by: string;
  values: unknown[];
}

/** A field of the form or of an entry, by the path of its property in the source. */
export interface Field extends Asked {
  name: string;
  /** The names of the properties that lead to it. */
  path: readonly string[];
  type: string;
  /** Where it is asked for: of each description the answer that decides that, if it is one. */
  cases: (Case | undefined)[];
  /** The values that it can have, where they are known. */
  values?: unknown[];
  /** A list that its source takes without entries. */
  mayBeEmpty?: true;
  /** Such a list is sent without entries, too. */
  isSentEmpty?: true;
  /** Its longest length is not that of the source. */
  isLengthTaken?: true;
}

/** A part of the form under a heading. */
export interface Group {
  title?: string;
  description?: string;
  fields: string[];
  /** Only what belongs under its heading goes there. */
  isHeaded?: true;
}

/** Where the next field of a branch goes: behind this one. */
export interface Cursor {
  behind: string;
}
