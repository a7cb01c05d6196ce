import type { Schema } from '../definition/definition';
import { formatNamed } from '../formats';
import { charactersOf } from '../formats/charactersOf';
import { mostDigits } from '../canonical/numbers';
import { isMultipleChoice } from '../schema/multipleChoice';
import type english from './en.json';

/** Why a value is refused, more exactly than its keyword says: the name of a message, and what it speaks of. */
export interface Reason {
  name: keyof (typeof english)['reasons'];
  values: { [name: string]: unknown };
}

/**
 * The reason why a keyword refuses a value that is to be typed in certain signs, or a number of ticked boxes; undefined
 * where there is none.
 */
export function reasonFor(schema: Schema, keyword: string, value: unknown): Reason | undefined {
  const { type, format, maxLength, examples } = schema;
  if (isMultipleChoice(schema)) return ticked(keyword);
  if (keyword === 'type')
    return (
      tooLong(value, schema.maximum) ?? (type === 'integer' ? wholeNumber(value) : numeric(type))
    );
  if (!ofText.includes(keyword) || typeof value !== 'string') return undefined;
  const characters = charactersOf(schema);
  const { example = examples?.[0], isShownByExample } = formatNamed(format) ?? {};
  const isShown = keyword === 'pattern' || (keyword === 'format' && isShownByExample);
  const writtenLike: Reason | undefined =
    isShown && example !== undefined ? { name: 'pattern', values: { example } } : undefined;
  if (!characters) return writtenLike;
  if (format === 'digits' && /^\d+\.\d+$/.test(value)) return wholeNumber(value);
  if (!signs[characters].test(value)) return { name: characters, values: { example } };
  if (keyword !== 'maxLength' || characters !== 'digits') return writtenLike;
  return { name: 'tooManyDigits', values: { limit: maxLength, length: value.length } };
}

const numbersTicked: { [keyword: string]: Reason['name'] } = {
  required: 'noneTicked',
  minItems: 'tooFewTicked',
  maxItems: 'tooManyTicked',
};

const ticked = (keyword: string): Reason | undefined =>
  numbersTicked[keyword] && { name: numbersTicked[keyword], values: {} };

const ofText = ['format', 'pattern', 'maxLength'];

const signs = { digits: /^\d*$/, decimal: /^\d*(\.\d*)?$/, alphanumeric: /^[A-Za-z0-9]*$/ };

const numeric = (type: unknown): Reason | undefined =>
  type === 'number' ? { name: 'number', values: {} } : undefined;

/** More digits than a number keeps; said by those of the highest one that is allowed. */
const tooLong = (value: unknown, maximum: unknown): Reason | undefined => {
  const length = /^[+-]?\d+(?:\.\d+)?$/.test(String(value))
    ? String(value).replace(/\D/g, '').length
    : 0;
  const digits = typeof maximum === 'number' ? String(Math.trunc(maximum)).length : mostDigits;
  const limit = Math.min(digits, mostDigits);
  return length > mostDigits ? { name: 'tooManyDigits', values: { limit, length } } : undefined;
};

/** The whole numbers on both sides of 62.5; digits are asked for where there are none, and for 1e5. */
function wholeNumber(value: unknown): Reason {
  const below = Math.floor(Number(value));
  if (!/^[+-]?\d+\.\d+$/.test(String(value)) || !Number.isSafeInteger(below))
    return { name: 'digits', values: {} };
  return { name: 'whole', values: { below, above: below + 1, value } };
}
