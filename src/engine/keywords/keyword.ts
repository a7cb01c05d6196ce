import type { Schema } from '../definition/definition';

/** Where a keyword stands while it is judged. `root`: the answers; `today`: YYYY-MM-DD. */
export interface Place {
  root: unknown;
  parent: unknown;
  today: string | undefined;
}

type JsonType = 'string' | 'object' | 'array' | 'number';

/** A word of our own in schema.json. One without `holds` only says something and never fails. */
export interface Keyword {
  name: string;
  /** What it demands, for the analyst. */
  explains: string;
  /** JSON types of the value that it judges. */
  on: JsonType | JsonType[];
  /** The rule of JSON Schema that it is judged before, where its words are the better ones. */
  before?: string;
  /** JSON Schema of what stands to the right of it. */
  takes: Schema;
  holds?: (value: any, limit: any, place: Place) => boolean;
}
