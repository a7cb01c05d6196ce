import { type Schema, transforms } from '#engine';
import { maskDate } from '#ui';

/** Formats that hold digits and nothing else. */
const numeric = new Set(['digits', 'mobile', 'phone', 'pincode', 'up-to-six-digits']);

/** Formats that hold letters and digits and nothing else. */
const alphanumeric = new Set(['alphanumeric', 'gstin', 'ifsc', 'pan']);

/** What stands in the box while it is typed: the text as the answer will have it. */
export function cleanInput({ transform = [], format, type }: Schema, text: string): string {
  const put = (transform as string[]).reduce((soFar, name) => transforms[name]!(soFar), text);
  if (numeric.has(format) || type === 'integer') return put.replace(/\D/g, '');
  if (alphanumeric.has(format)) return put.replace(/[^A-Za-z0-9]/g, '');
  return format === 'amount' ? asAmount(put) : put;
}

/** `₹ 25,080.00` is 25080.00: digits, and the first point between them. */
const asAmount = (text: string) =>
  text.replace(/[^\d.]/g, '').replace(/(\..*)/, (decimals) => `.${decimals.replaceAll('.', '')}`);

/** Slashes come by themselves. Where a date counts only as it is to be written, they change nothing that is not. */
export function cleanDateInput({ minLength }: Schema, text: string, before: string): string {
  if (minLength !== 10) return maskDate(text, before);
  // Who types a slash where one has come already means that one.
  const single = text.replace(/\/{2,}/g, '/');
  return /^(\d\d\/){0,2}\d*$/.test(single) ? maskDate(single, before) : single;
}

/** The most characters that a box takes: for a whole number as many as its maximum has. */
export const maxLengthOf = ({ maxLength, type, maximum }: Schema): number | undefined =>
  type === 'integer' && maximum !== undefined ? String(maximum).length : maxLength;

export function inputModeOf({ format, type }: Schema) {
  if (numeric.has(format) || type === 'integer') return 'numeric';
  if (type === 'number' || format === 'amount') return 'decimal';
  return format === 'email' ? 'email' : undefined;
}
