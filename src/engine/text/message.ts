import { isObject } from '../json/object';
import { getAt, pointerOf } from '../json/pointer';

/** Messages by name, nested at will. */
export type Messages = { [name: string]: string | string[] | Messages };

/**
 * The message at a dotted path, with `{name}` replaced by its value. A missing value stays visible as `{name}`.
 * A path without a message is a bug and throws.
 */
export function formatMessage(
  messages: Messages,
  path: string,
  values: { [name: string]: unknown } = {},
): string {
  const sentence = getAt(messages, pointerOf(...path.split('.')));
  if (typeof sentence !== 'string') throw new Error(`There is no message "${path}".`);
  return interpolate(sentence, values);
}

/** A sentence with `{name}` replaced by its value; a missing value stays visible as `{name}`. */
export function interpolate(sentence: string, values: { [name: string]: unknown }): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) =>
    values[name] === undefined ? gap : String(values[name]),
  );
}

/** Merges `over` into `base`: objects property by property, anything else is replaced. */
export function overlay<T>(base: T, over: unknown): T {
  if (over === undefined) return base;
  if (!isObject(base) || !isObject(over)) return over as T;
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(over)) result[name] = overlay(result[name], value);
  return result as T;
}
