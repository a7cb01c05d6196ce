import { getAt, pointerOf } from '../json/pointer';

export type Messages = { [name: string]: string | string[] | Messages };

/**
 * The sentence at a dotted path, with `{name}` replaced by its value.
 * A path that leads nowhere is a fault of ours and throws; a value that is missing stays visible as `{name}`.
 */
export function formatMessage(
  words: Messages,
  path: string,
  values: { [name: string]: unknown } = {},
): string {
  const sentence = getAt(words, pointerOf(...path.split('.')));
  if (typeof sentence !== 'string') throw new Error(`There are no words for "${path}".`);
  return interpolate(sentence, values);
}

export function interpolate(sentence: string, values: { [name: string]: unknown }): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) =>
    values[name] === undefined ? gap : String(values[name]),
  );
}

/** A second language laid over the first: what it does not say falls back. Lists are replaced as a whole. */
export function overlay<T>(base: T, over: unknown): T {
  if (over === undefined) return base;
  if (!isPlain(base) || !isPlain(over)) return over as T;
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(over)) result[name] = overlay(result[name], value);
  return result as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
