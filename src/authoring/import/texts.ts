import { plainText } from '#engine';
import { textFlaw } from '../lint/shared/textFlaw';
import type { Sourced } from './part';

/** A text of the source as a form can show it; nothing where it is none. Braces would be placeholders. */
export function shownText(found: Sourced | undefined): string | undefined {
  if (typeof found?.value !== 'string') return undefined;
  const text = plainText(found.value)
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return textFlaw(text, '') ? undefined : text;
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isCount = (value: unknown): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 0;
export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
