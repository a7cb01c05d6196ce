import { inCapitals, withoutSeparators } from '../canonical/codes';
import type { Format } from './format';

type Code = Pick<Format, 'name' | 'description' | 'example'> & { validate: RegExp };

/** A code of letters and digits, which may be typed in small letters and with separators. */
const lettersAndDigits = (code: Code) =>
  ({
    ...code,
    characters: 'alphanumeric',
    isFixedLength: true,
    isShownByExample: true,
    isUpperCase: true,
    canonical: (text) =>
      inCapitals(withoutSeparators(text, (parts) => code.validate.test(inCapitals(parts)))),
  }) satisfies Format;

/** Goods and Services Tax Identification Number, upper case, without its check digit (FMT-03, OPEN-087). */
export const gstin = lettersAndDigits({
  name: 'gstin',
  description: 'two digits, a PAN, an entity character, Z, a check character',
  validate: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
  example: '27ABCPS1234F1Z5',
});

/** Indian Financial System Code of a bank branch, upper case (FMT-03, OPEN-089). */
export const ifsc = lettersAndDigits({
  name: 'ifsc',
  description: 'four letters, a zero, six letters or digits',
  validate: /^[A-Z]{4}0[A-Z0-9]{6}$/,
  example: 'DEMO0000123',
});

/** Permanent Account Number, upper case (FMT-03, OPEN-086). */
export const pan = lettersAndDigits({
  name: 'pan',
  description: 'five letters, four digits, one letter',
  validate: /^[A-Z]{5}[0-9]{4}[A-Z]$/,
  example: 'ABCPS1234F',
});

const sixDigits = /^[0-9]{6}$/;

/** Postal Index Number of India Post (ADDR-03). */
export const pincode = {
  name: 'pincode',
  description: 'six digits',
  validate: sixDigits,
  characters: 'digits',
  isFixedLength: true,
  isShownByExample: true,
  canonical: (text) => withoutSeparators(text, (digits) => sixDigits.test(digits)),
  example: '400050',
} satisfies Format;
