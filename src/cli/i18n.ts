import { getAt, says } from '#engine';
import english from './locales/en.json' with { type: 'json' };

/** The checker's own sentences. */
export function say(path: string, values?: { [name: string]: unknown }): string {
  return says(english, path, values);
}

/** The checker's own lists of words. */
export function wordList(path: string): string[] {
  const words: unknown = getAt(english, `/${path.replaceAll('.', '/')}`);
  if (!Array.isArray(words)) throw new Error(`There is no list of words "${path}".`);
  return words;
}
