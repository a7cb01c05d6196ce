import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isRepeated } from '../keywords/notRepeated';
import { email } from './email';
import type { Format } from './format';

/** The formats that schema.json can name; the comments cite the requirement. */
export const formats: Format[] = [
  {
    // FMT-01
    name: 'alphanumeric',
    description: 'letters and digits only',
    validate: /^[A-Za-z0-9]+$/,
    characters: 'alphanumeric',
    example: 'A1b2',
  },
  {
    // Rupees, with at most two digits of paise (OPEN-083).
    name: 'amount',
    description: 'an amount of more than 0, with at most two digits after the point',
    validate: /^(?:0{0,9}[1-9][0-9]{0,8}(?:\.[0-9]{1,2})?|0{1,9}\.(?:0[1-9]|[1-9][0-9]?))$/,
    example: '25080.50',
  },
  {
    // The name of a country is used as the nationality (REV-20).
    name: 'country',
    description: "letters, spaces and . , ' ( ) & -, a letter first",
    validate: /^\p{L}[\p{L}\p{M} .,'’()&-]*$/u,
    example: 'United Arab Emirates',
  },
  {
    // A day of the calendar in the form in which dates are sent (FMT-05; full-date of RFC 3339).
    name: 'date',
    description: 'a date as YYYY-MM-DD',
    validate: (fullFormats.date as { validate: (value: string) => boolean }).validate,
    isFixedLength: true,
    example: '1985-04-12',
  },
  {
    // FMT-01
    name: 'digits',
    description: 'digits only',
    validate: /^[0-9]+$/,
    characters: 'digits',
    example: '0123456789',
  },
  email,
  {
    // Nothing that could be taken for markup or control a printer (OPEN-117). The Enter key gives line breaks, and
    // the keyboard of a phone turns ' and - into ’ and –.
    name: 'free-text',
    description: "letters, digits, spaces, line breaks and . , / ( ) - ' & : ;",
    validate: /^[\p{L}\p{M}\p{N} \r\n.,/()'’&:;–-]*$/u,
    example: "Dr. Asha's clinic, 12/4 Hill Road (near the lake)",
  },
  {
    // Goods and Services Tax Identification Number, upper case, without its check digit (FMT-03, OPEN-087).
    name: 'gstin',
    description: 'two digits, a PAN, an entity character, Z, a check character',
    validate: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
    characters: 'alphanumeric',
    isFixedLength: true,
    example: '27ABCPS1234F1Z5',
  },
  {
    // Indian Financial System Code of a bank branch, upper case (FMT-03, OPEN-089).
    name: 'ifsc',
    description: 'four letters, a zero, six letters or digits',
    validate: /^[A-Z]{4}0[A-Z0-9]{6}$/,
    characters: 'alphanumeric',
    isFixedLength: true,
    example: 'DEMO0000123',
  },
  {
    // Unaccented Latin letters, as the specification has it (FMT-01).
    name: 'letters-and-spaces',
    description: 'letters and spaces only',
    validate: /^[A-Za-z ]+$/,
    example: 'Asha Sample',
  },
  {
    // An Indian mobile number that can sign in (OPEN-002).
    name: 'mobile',
    description: 'ten digits, the first from 6 to 9, not one digit ten times',
    validate: (value) => /^[6-9][0-9]{9}$/.test(value) && !isRepeated(value),
    characters: 'digits',
    isFixedLength: true,
    example: '9000000001',
  },
  {
    // Permanent Account Number, upper case (FMT-03, OPEN-086).
    name: 'pan',
    description: 'five letters, four digits, one letter',
    validate: /^[A-Z]{5}[0-9]{4}[A-Z]$/,
    characters: 'alphanumeric',
    isFixedLength: true,
    example: 'ABCPS1234F',
  },
  {
    // A name as records hold it, in any script.
    name: 'person-name',
    description: 'letters, spaces, dots, hyphens and apostrophes, a letter first',
    validate: /^\p{L}[\p{L}\p{M} .'’-]*$/u,
    example: "Asha K. D'Souza",
  },
  {
    // Looser than `mobile`: a landline is allowed, an obviously invented number is not (PHONE-03, OPEN-002).
    name: 'phone',
    description: 'ten digits, the first not 0, and not 1234567890',
    validate: /^(?!1234567890$)[1-9][0-9]{9}$/,
    characters: 'digits',
    example: '2226543210',
  },
  {
    // Postal Index Number of India Post (ADDR-03).
    name: 'pincode',
    description: 'six digits',
    validate: /^[0-9]{6}$/,
    characters: 'digits',
    isFixedLength: true,
    example: '400050',
  },
  {
    // A pin code while it is being typed (FMT-01, OPEN-090).
    name: 'up-to-six-digits',
    description: 'at most six digits',
    validate: /^[0-9]{0,6}$/,
    characters: 'digits',
    example: '4000',
  },
];

const byName = new Map(formats.map((format) => [format.name, format]));

/** The format of this name, if there is one. */
export const formatNamed = (name: string): Format | undefined => byName.get(name);

/** Whether a text is of a format. An unknown format is a bug and throws. */
export function isFormat(name: string, value: string): boolean {
  const format = byName.get(name);
  if (!format) throw new Error(`Unknown format "${name}".`);
  const { validate } = format;
  return validate instanceof RegExp ? validate.test(value) : validate(value);
}
