import { applyTransforms, formatNamed, type Schema } from '#engine';
import { maskDate } from '#ui';

/** The only characters that the text may have, where its type or format limits them. */
const charactersOf = ({ format, type }: Schema) =>
  type === 'integer' ? 'digits' : formatNamed(format)?.characters;

/** Text as the answer will have it, while it is typed: transformed, without characters that the format excludes. */
export function cleanInput(schema: Schema, text: string): string {
  const { format } = schema;
  const characters = charactersOf(schema);
  const put = applyTransforms(schema, text);
  if (characters === 'digits') return put.replace(/\D/g, '');
  if (characters === 'alphanumeric') return put.replace(/[^A-Za-z0-9]/g, '');
  return format === 'amount' ? asAmount(put) : put;
}

/** `₹ 25,080.00` becomes 25080.00: digits and the first decimal point. */
const asAmount = (text: string) =>
  text.replace(/[^\d.]/g, '').replace(/(\..*)/, (decimals) => `.${decimals.replaceAll('.', '')}`);

/** Adds the slashes of DD/MM/YYYY. Where the schema demands exactly that, other text stays as it is. */
export function cleanDateInput({ minLength }: Schema, text: string, before: string): string {
  if (minLength !== 10) return maskDate(text, before);
  // A slash typed after an automatic one means the same.
  const single = text.replace(/\/{2,}/g, '/');
  return /^(\d\d\/){0,2}\d*$/.test(single) ? maskDate(single, before) : single;
}

/** The maximum length of the text; for an integer, the length of its maximum. */
export const maxLengthOf = ({ maxLength, type, maximum }: Schema): number | undefined =>
  type === 'integer' && maximum !== undefined ? String(maximum).length : maxLength;

export function inputModeOf(schema: Schema) {
  const { format, type } = schema;
  if (charactersOf(schema) === 'digits') return 'numeric';
  if (type === 'number' || format === 'amount') return 'decimal';
  return format === 'email' ? 'email' : undefined;
}
