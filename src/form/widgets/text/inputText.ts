import { type Schema, transforms } from '#engine';
import { maskDate } from '#ui';

/** Formats of digits only. */
const numeric = new Set(['digits', 'mobile', 'phone', 'pincode', 'up-to-six-digits']);

/** Formats of letters and digits only. */
const alphanumeric = new Set(['alphanumeric', 'gstin', 'ifsc', 'pan']);

/** Text as the answer will have it, while it is typed: transformed, without characters that the format excludes. */
export function cleanInput({ transform = [], format, type }: Schema, text: string): string {
  const put = (transform as string[]).reduce((soFar, name) => transforms[name]!(soFar), text);
  if (numeric.has(format) || type === 'integer') return put.replace(/\D/g, '');
  if (alphanumeric.has(format)) return put.replace(/[^A-Za-z0-9]/g, '');
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

export function inputModeOf({ format, type }: Schema) {
  if (numeric.has(format) || type === 'integer') return 'numeric';
  if (type === 'number' || format === 'amount') return 'decimal';
  return format === 'email' ? 'email' : undefined;
}
