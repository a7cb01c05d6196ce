import { type Schema, transforms } from '../../engine';

/** Formats of codes and numbers, which people paste with spaces and dashes. */
const codes = new Set([
  'pan',
  'pincode',
  'mobile',
  'digits',
  'upToSixDigits',
  'ifsc',
  'gstin',
  'alphanumeric',
]);
const numeric = new Set(['pincode', 'mobile', 'digits', 'upToSixDigits']);

const isCode = ({ format, transform }: Schema) =>
  codes.has(format) || Boolean(transform?.includes('removeSeparators'));

/** What stands in the box while it is typed: the capitals that the answer will have. */
export const asTyped = ({ transform }: Schema, text: string): string =>
  transform?.includes('toUpperCase') ? transforms.toUpperCase!(text) : text;

export const asPasted = (schema: Schema, text: string): string =>
  asTyped(schema, isCode(schema) ? transforms.removeSeparators!(text) : text.trim());

export function inputModeOf({ format, type }: Schema) {
  if (numeric.has(format) || type === 'integer') return 'numeric';
  if (type === 'number') return 'decimal';
  return format === 'email' ? 'email' : undefined;
}
