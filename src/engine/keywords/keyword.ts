import type { Schema } from '../definition/definition';

/** What a keyword may read in addition to its own value. `root`: the answers; `today`: YYYY-MM-DD. */
export interface KeywordContext {
  root: unknown;
  parent: unknown;
  today: string | undefined;
}

type JsonType = 'string' | 'object' | 'array' | 'number';

/** A word of definitions. */
export interface Described {
  name: string;
  /** What it requires or computes, for the analyst: browsers get none of it. */
  description: string;
}

/** A keyword that the engine adds to JSON Schema. One without `validate` is an annotation and never fails. */
export interface Keyword extends Described {
  /** JSON types of the values that it applies to. */
  type: JsonType | JsonType[];
  /** The keyword of JSON Schema that it is evaluated before, where its own message is the better one. */
  before?: string;
  /** JSON Schema of its value. */
  metaSchema: Schema;
  /** Its value may name other values by pointers, and they are compared as this. */
  comparesWith?: 'text' | 'date' | 'number';
  /** Its value is a schema that an answer need not meet; answers that do not are reported to `this.unusual`. */
  isSoft?: true;
  validate?: (value: any, limit: any, context: KeywordContext) => boolean;
}
