import type { Described } from '../keywords/keyword';

/** A named function of values of the document, for what JSON Schema cannot express. `today` is YYYY-MM-DD. */
export interface Computation extends Described {
  /** `undefined` where a value that it needs is missing or not of its form; an empty list where it computes a list. */
  compute: (values: unknown[], today: string) => unknown;
}
