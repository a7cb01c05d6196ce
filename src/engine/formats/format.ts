/** A `format` of schema.json. */
export interface Format {
  name: string;
  /** What a customer or an analyst would call it. */
  description: string;
  /** A text is of the format when the pattern matches or the function returns true. */
  validate: RegExp | ((value: string) => boolean);
  /** The only characters it has; digits of other scripts count as ASCII. */
  characters?: 'digits' | 'decimal' | 'alphanumeric';
  /** Its letters are capitals, which the customer need not type. */
  isUpperCase?: true;
  /** Its full-width signs (ＡＢＣ) stay as they are: they may be meant. */
  keepsFullWidth?: true;
  /** Puts right how people write it; what they cannot mean is returned as it is. */
  canonical?: (text: string) => string;
  /** One character that none of its texts has: a text with it is refused by name. */
  excludes?: RegExp;
  /** All its texts are as long as the example. */
  isFixedLength?: true;
  /** Its example shows how a text that is refused is to be written. */
  isShownByExample?: true;
  /** One text that is of the format. */
  example: string;
}
