import { type Schema, transforms } from '../../engine';

/** Formats that hold digits and nothing else. */
const numeric = new Set(['digits', 'mobile', 'pincode', 'up-to-six-digits']);

/** What stands in the box while it is typed: the text as the answer will have it. */
export function asTyped({ transform = [], format }: Schema, text: string): string {
  const put = (transform as string[]).reduce((soFar, name) => transforms[name]!(soFar), text);
  return numeric.has(format) ? put.replace(/\D/g, '') : put;
}

export function inputModeOf({ format, type }: Schema) {
  if (numeric.has(format) || type === 'integer') return 'numeric';
  if (type === 'number') return 'decimal';
  return format === 'email' ? 'email' : undefined;
}
