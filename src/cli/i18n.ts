import { getAt, formatMessage } from '#engine';
import english from './locales/en.json' with { type: 'json' };

/** The checker's own sentences. */
export function t(path: string, values?: { [name: string]: unknown }): string {
  return formatMessage(english, path, values);
}

/** The checker's own lists of words. */
export function tList(path: string): string[] {
  const words: unknown = getAt(english, `/${path.replaceAll('.', '/')}`);
  if (!Array.isArray(words)) throw new Error(`There is no list of words "${path}".`);
  return words;
}
