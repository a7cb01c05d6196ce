import { isObject } from '../json/object';
import { getAt, pointerOf } from '../json/pointer';
import { fillPlaceholders, type TextAt, valueOr } from './placeholders';

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

/** A word of the insurer's records, for instance "Annually", as `records` of the messages has it; else unchanged. */
export function wordOfRecords(messages: object, word: string): string {
  const found = getAt(messages, pointerOf('records', word));
  return typeof found === 'string' ? found : word;
}

/**
 * A sentence with `{name}` replaced by its value, and `{/pointer}` by what `textAt` finds there; a missing value stays
 * visible as `{name}`.
 */
export const interpolate = (
  sentence: string,
  values: { [name: string]: unknown },
  textAt?: TextAt,
): string =>
  fillPlaceholders(sentence, (placeholder) => {
    const { name } = placeholder;
    if (name === undefined) return textAt && valueOr(placeholder, textAt);
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? undefined : String(value);
  });

/**
 * Merges `over` into `base`: objects property by property, lists entry by entry, texts are replaced. An entry with a
 * `key` or `id` is merged with the entry that has the same one, others with the entry at the same index. `null` keeps
 * what is there.
 */
export function overlay<T>(base: T, over: unknown): T {
  if (over === undefined || over === null) return base;
  if (Array.isArray(base) && Array.isArray(over)) {
    const list = [...base];
    for (const [i, entry] of over.entries()) {
      const at = entryIndex(base, entry, i);
      if (at in list) list[at] = overlay(list[at], entry);
    }
    return list as T;
  }
  if (!isObject(base) || !isObject(over)) return over as T;
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(over)) result[name] = overlay(result[name], value);
  return result as T;
}

/** What identifies an entry of a list, whatever its index. */
export const identityOf = (entry: any): unknown => entry?.key ?? entry?.id;

/** The index in `base` of the entry that entry `i` of an overlay is merged with; -1 if there is none. */
export function entryIndex(base: unknown[], entry: unknown, i: number): number {
  const identity = identityOf(entry);
  return identity === undefined ? i : base.findIndex((one) => identityOf(one) === identity);
}
