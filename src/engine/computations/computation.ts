/** A value that follows from others, by name: for what JSON Schema cannot say. `today` is YYYY-MM-DD. */
export interface Computation {
  name: string;
  description: string;
  /** Nothing where what it needs is not there. */
  compute: (values: unknown[], today: string) => unknown;
}
