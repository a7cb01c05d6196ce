import { withoutCurrency } from '../canonical/amounts';
import { withoutSeparators } from '../canonical/codes';
import { lowerCase, upperCase } from '../canonical/letters';
import { withoutPercentSign } from '../canonical/numbers';
import { withoutCountryCode } from '../canonical/phoneNumbers';
import type { Schema } from '../definition/definition';
import { charactersOf } from '../formats/charactersOf';
import type { Keyword } from './keyword';

interface Transform {
  description: string;
  apply: (text: string, schema: Schema) => string;
}

/** How a text can be transformed before it is validated. Every text is trimmed first. */
export const transforms: { [name: string]: Transform } = {
  toUpperCase: { description: 'Small letters become capitals.', apply: upperCase },
  toLowerCase: { description: 'Capitals become small letters.', apply: lowerCase },
  removeSeparators: {
    description: 'Spaces and dashes of a code are taken out: `MH-12 AB 1234`.',
    apply: (text, schema) => withoutSeparators(text, (code) => isCode(schema, code)),
  },
  removeCountryCode: {
    description: 'The +91 of a phone number of ten digits is taken out: `+91 98765 43210`.',
    apply: withoutCountryCode,
  },
  removeCurrency: {
    description:
      'The sign, the commas and the `.00` of whole rupees are taken out: `₹ 5,00,000.00`.',
    apply: (text) => withoutCurrency(text).replace(/(?<=\d)\.0{1,2}$/, ''),
  },
  removePercentSign: {
    description: 'The % of a percentage is taken out: `5 %`.',
    apply: withoutPercentSign,
  },
};

/** An annotation: {@link transforms} that a text goes through, in order; a number is typed as a text. */
export const transform: Keyword = {
  name: 'transform',
  description:
    'On a text: how it is changed before it is judged and sent, in order; also on a number, which is typed as a text.',
  type: ['string', 'number'],
  metaSchema: { type: 'array', items: { enum: Object.keys(transforms) }, minItems: 1, maxItems: 3 },
};

/** A text as its field transforms it. An unknown name is a bug and throws. */
export function applyTransforms(schema: Schema, text: string): string {
  const { transform = [] } = schema;
  return (transform as string[]).reduce(
    (soFar, name) => transforms[name]!.apply(soFar, schema),
    text,
  );
}

function isCode(schema: Schema, text: string): boolean {
  const { maxLength = Infinity } = schema;
  const signs = charactersOf(schema) === 'digits' ? /^\d+$/ : /^[A-Za-z\d]+$/;
  return signs.test(text) && text.length <= maxLength;
}
