import type { Schema } from '../definition/definition';
import { formatNamed } from '../formats';
import type english from './en.json';

/** Why a value is refused, more exactly than its keyword says: the name of a message, and what it speaks of. */
export interface Reason {
  name: keyof (typeof english)['reasons'];
  values: { [name: string]: unknown };
}

/** The reason why a keyword refuses a value that is to be typed in certain signs; undefined where there is none. */
export function reasonFor(schema: Schema, keyword: string, value: unknown): Reason | undefined {
  const { type, format, maxLength } = schema;
  if (keyword === 'type') return type === 'integer' ? wholeNumber(value) : numeric(type);
  if (keyword !== 'format' && keyword !== 'maxLength') return undefined;
  const { characters, example } = formatNamed(format) ?? {};
  if (!characters || typeof value !== 'string') return undefined;
  if (format === 'digits' && /^\d+\.\d+$/.test(value)) return wholeNumber(value);
  if (!signs[characters].test(value)) return { name: characters, values: { example } };
  if (keyword === 'format' || characters !== 'digits') return undefined;
  return { name: 'tooManyDigits', values: { limit: maxLength, length: value.length } };
}

const signs = { digits: /^\d*$/, decimal: /^\d*(\.\d*)?$/, alphanumeric: /^[A-Za-z0-9]*$/ };

const numeric = (type: unknown): Reason | undefined =>
  type === 'number' ? { name: 'number', values: {} } : undefined;

/** The whole numbers on both sides of 62.5; digits are asked for where there are none, and for 1e5. */
function wholeNumber(value: unknown): Reason {
  const below = Math.floor(Number(value));
  if (!/^[+-]?\d+\.\d+$/.test(String(value)) || !Number.isSafeInteger(below))
    return { name: 'digits', values: {} };
  return { name: 'whole', values: { below, above: below + 1, value } };
}
