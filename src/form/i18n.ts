import { overlay, formatMessage, type Messages } from '#engine';
import ofAllForms from './locales/en.json';

/** Another language is one more file in locales/, chosen by the page's `lang`; missing texts stay English. */
const translations = import.meta.glob<Messages>(['./locales/*.json', '!./locales/*en.json'], {
  import: 'default',
});

let english: Messages = ofAllForms;
let translation: Messages | undefined;
let words = english;

/** Loads the texts in the language of the page. Rejects where they cannot be fetched. */
export async function loadMessages(): Promise<void> {
  translation = await translations[`./locales/${document.documentElement.lang}.json`]?.();
  words = overlay(english, translation);
}

/** Adds the English texts of widgets whose code is loaded later. */
export function addMessages(more: Messages): void {
  english = overlay(english, more);
  words = overlay(english, translation);
}

/** The text at a dotted path of locales/*.json, with its placeholders filled in. */
export const t = (path: string, values?: { [name: string]: unknown }): string =>
  formatMessage(words, path, values);

/** The text for a count, by the plural rules of the language: `path` holds `one`, `other` and what else it needs. */
export function tCount(path: string, count: number): string {
  const { lang } = globalThis.document?.documentElement ?? {};
  return t(`${path}.${new Intl.PluralRules(lang || 'en').select(count)}`, { count });
}
