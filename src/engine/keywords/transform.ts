import { withoutCurrency } from '../canonical/amounts';
import { withoutSeparators } from '../canonical/codes';
import { lowerCase, upperCase } from '../canonical/letters';
import { withoutPercentSign } from '../canonical/numbers';
import { withoutCountryCode } from '../canonical/phoneNumbers';
import type { Schema } from '../definition/definition';
import { formatNamed } from '../formats';
import type { Keyword } from './keyword';

/** How a text can be transformed before it is validated. Every text is trimmed first. */
export const transforms: { [name: string]: (text: string, schema: Schema) => string } = {
  toUpperCase: upperCase,
  toLowerCase: lowerCase,
  /** For codes, which people write with spaces and dashes. */
  removeSeparators: (text, schema) => withoutSeparators(text, (code) => isCode(schema, code)),
  /** For phone numbers of ten digits: +91 98765 43210. */
  removeCountryCode: withoutCountryCode,
  /** For whole rupees: ₹ 5,00,000.00. */
  removeCurrency: (text) => withoutCurrency(text).replace(/(?<=\d)\.0{1,2}$/, ''),
  /** For percentages: 5 %. */
  removePercentSign: withoutPercentSign,
};

/** An annotation: {@link transforms} that a text goes through, in order; a number is typed as a text. */
export const transform: Keyword = {
  name: 'transform',
  description: 'how the text is transformed before it is validated and sent',
  type: ['string', 'number'],
  metaSchema: { type: 'array', items: { enum: Object.keys(transforms) }, minItems: 1, maxItems: 3 },
};

/** A text as its field transforms it. An unknown name is a bug and throws. */
export function applyTransforms(schema: Schema, text: string): string {
  const { transform = [] } = schema;
  return (transform as string[]).reduce((soFar, name) => transforms[name]!(soFar, schema), text);
}

function isCode({ format, maxLength = Infinity }: Schema, text: string): boolean {
  const signs = formatNamed(format)?.characters === 'digits' ? /^\d+$/ : /^[A-Za-z\d]+$/;
  return signs.test(text) && text.length <= maxLength;
}
