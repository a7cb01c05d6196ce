/** A word of `format` in schema.json. `example` is one value that holds. */
export interface Format {
  name: string;
  /** What a customer or analyst would call it. */
  explains: string;
  holds: RegExp | ((value: string) => boolean);
  example: string;
}
