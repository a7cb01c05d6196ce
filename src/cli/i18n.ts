import { getAt, formatMessage } from '#engine';
import english from './locales/en.json' with { type: 'json' };

/** A text of the command line, with its placeholders replaced. */
export function t(path: string, values?: { [name: string]: unknown }): string {
  return formatMessage(english, path, values);
}

/** A list of texts. */
export function tList(path: string): string[] {
  const texts: unknown = getAt(english, `/${path.replaceAll('.', '/')}`);
  if (!Array.isArray(texts)) throw new Error(`The list of texts "${path}" does not exist.`);
  return texts;
}
