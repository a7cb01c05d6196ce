/** A `format` of schema.json. */
export interface Format {
  name: string;
  /** What a customer or an analyst would call it. */
  description: string;
  /** A text is of the format when the pattern matches or the function returns true. */
  validate: RegExp | ((value: string) => boolean);
  /** The only characters it has: others are removed while the customer types. */
  characters?: 'digits' | 'alphanumeric';
  /** All its texts are as long as the example. */
  isFixedLength?: true;
  /** One text that is of the format. */
  example: string;
}
