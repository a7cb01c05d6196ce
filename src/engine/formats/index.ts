import { withoutCurrency } from '../canonical/amounts';
import { singleSpaced } from '../canonical/names';
import { withoutCountryCode } from '../canonical/phoneNumbers';
import { gstin, ifsc, pan, pincode } from './codes';
import { isFullDate } from './date';
import { email } from './email';
import { freeText } from './freeText';
import type { Format } from './format';
import { mobile } from './mobile';

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
    characters: 'decimal',
    canonical: withoutCurrency,
    example: '25080.50',
  },
  {
    // The name of a country is used as the nationality (REV-20).
    name: 'country',
    description: "letters, spaces and . , ' ( ) & -, a letter first",
    validate: /^\p{L}[\p{L}\p{M} .,'’()&\-\u200C\u200D]*$/u,
    excludes: /[^\p{L}\p{M} .,'’()&\-\u200C\u200D]/u,
    example: 'United Arab Emirates',
  },
  {
    // A day of the calendar in the form in which dates are sent (FMT-05; full-date of RFC 3339).
    name: 'date',
    description: 'a date as YYYY-MM-DD',
    validate: isFullDate,
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
  freeText,
  gstin,
  ifsc,
  {
    // Unaccented Latin letters, as the specification has it (FMT-01).
    name: 'letters-and-spaces',
    description: 'letters and spaces only',
    validate: /^[A-Za-z ]+$/,
    excludes: /[^A-Za-z ]/u,
    canonical: singleSpaced,
    example: 'Asha Sample',
  },
  mobile,
  pan,
  {
    // A name as records hold it, in any script; U+200C and U+200D join letters in the scripts of India.
    name: 'person-name',
    description: 'letters, spaces, dots, hyphens and apostrophes, a letter first',
    validate: /^\p{L}[\p{L}\p{M} .'’\-\u200C\u200D]*$/u,
    excludes: /[^\p{L}\p{M} .'’\-\u200C\u200D]/u,
    canonical: singleSpaced,
    example: "Asha K. D'Souza",
  },
  {
    // Looser than `mobile`: a landline is allowed, an obviously invented number is not (PHONE-03, OPEN-002).
    name: 'phone',
    description: 'ten digits, the first not 0, and not 1234567890',
    validate: /^(?!1234567890$)[1-9][0-9]{9}$/,
    characters: 'digits',
    canonical: withoutCountryCode,
    isShownByExample: true,
    example: '2226543210',
  },
  pincode,
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

/** A character with the marks on it, which have no shape of their own; joiners follow a mark in the scripts of India. */
const sign = /\S(?:\p{M}[\u200C\u200D]?)*|\s/gu;

/** The signs of a text that its format excludes, each once, in the order of the text. */
export function excludedCharacters(name: string, value: string): string[] {
  const { excludes } = formatNamed(name) ?? {};
  return excludes ? [...new Set(value.match(sign))].filter((one) => excludes.test(one)) : [];
}
