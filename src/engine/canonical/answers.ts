import type { Schema } from '../definition/definition';
import { formatNamed } from '../formats';
import { charactersOf } from '../formats/charactersOf';
import { comparesWith } from '../keywords';
import { applyTransforms } from '../keywords/transform';
import { oncePer } from '../json/oncePer';
import { plainText } from '../text/plainText';
import { asciiDigits, asciiText, halfWidthText } from './asciiText';
import { inCapitals } from './codes';
import { lowerCase, upperCase } from './letters';
import { numberFrom } from './numbers';

export const isNumber = ({ type }: Schema) => type === 'integer' || type === 'number';

/**
 * A text as its field means it. What surely is meant is put right: spaces around it, invisible signs, full-width letters,
 * digits of other scripts, separators, a country code, capitals. What cannot be meant stays as it is, for the rules to
 * refuse.
 */
export function canonicalText(schema: Schema, text: string): string {
  const canonical = formatNamed(schema.format)?.canonical;
  const transformed = applyTransforms(schema, plainSigns(schema)(plainText(text).trim()));
  return canonical ? canonical(transformed) : transformed;
}

/** Whether a rule finds a number, a day or a code in a text: with digits of other scripts it would find none. */
const findsDigits = (rules: Schema): boolean =>
  charactersOf(rules) !== undefined ||
  /\\d|0-9/.test(rules.pattern ?? '') ||
  Object.keys(rules).some((rule) => ['number', 'date'].includes(comparesWith(rule) ?? ''));

/** Gives a text signs as the format has them; one without a format is free. */
const plainSigns = oncePer((schema: Schema): ((text: string) => string) => {
  const format = formatNamed(schema.format);
  if (charactersOf(schema) || isNumber(schema)) return asciiText;
  const signs = format && !format.keepsFullWidth ? halfWidthText : (text: string) => text;
  return [schema, schema.usually ?? {}].some(findsDigits)
    ? (text) => asciiDigits(signs(text))
    : signs;
});

/** An answer as its field means it: a canonical text, as a number where the field is one; undefined for an empty text. */
export function canonicalAnswer(schema: Schema, text: string): string | number | undefined {
  const canonical = canonicalText(schema, text);
  if (canonical === '') return undefined;
  return isNumber(schema) ? numberFrom(canonical) : canonical;
}

/** A text while it is typed: only what changes sign by sign, so that the caret keeps its place. */
export function typedText(schema: Schema, text: string): string {
  const plain = plainSigns(schema)(text);
  const transform: string[] = schema.transform ?? [];
  if (formatNamed(schema.format)?.isUpperCase) return inCapitals(plain);
  if (transform.includes('toUpperCase')) return upperCase(plain);
  return transform.includes('toLowerCase') ? lowerCase(plain) : plain;
}
