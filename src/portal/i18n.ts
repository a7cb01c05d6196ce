import { overlay, formatMessage, type Messages, wordOfRecords } from '#engine';
import firstPage from './locales/en.json';

/** Each other language is one file with the texts of all pages; what it leaves out stays English. */
const translations = import.meta.glob<Messages>(['./locales/*.json', '!./locales/*en.json'], {
  import: 'default',
});
const storageKey = 'language';
const codeOf = (path: string) => path.replace(/^.*\/|\.json$/g, '');

let english: Messages = firstPage;
let translation: Messages | undefined;
let messages = english;

export const languages = ['en', ...Object.keys(translations).map(codeOf)];

/** The language that this tab was opened with (`?lang=hi`), else the one that the customer chose. */
const chosenLanguage = (): string | null =>
  sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey);

/** The languages that the customer reads, best first: the chosen one, without a choice those of the browser. */
function wantedLanguages(): readonly string[] {
  const chosen = chosenLanguage();
  return chosen ? [...new Set([chosen, 'en'])] : navigator.languages;
}

/** The language of the portal's own texts. */
export const language = (): string =>
  wantedLanguages()
    .flatMap((name) => [name, name.split('-')[0]!])
    .find((name) => languages.includes(name)) ?? 'en';

/**
 * The languages of an Accept-Language header: a request type can have one that the portal's own texts do not have.
 */
export const acceptedLanguages = (): string =>
  wantedLanguages()
    .map((name, i) => (i === 0 ? name : `${name};q=${Math.max(1, 10 - i) / 10}`))
    .join(', ');

/** Rejects where the texts cannot be fetched. */
async function show(name: string): Promise<void> {
  translation = await translations[`./locales/${name}.json`]?.();
  // Before anything is drawn with it: a font that comes later moves the page.
  if (translation) await loadFonts(String(translation.loading));
  messages = overlay(english, translation);
  document.documentElement.lang = name;
}

/** Loads the fonts of a text. A device that has one fetches none. */
export async function loadFonts(sample: string, weights = [400, 600]): Promise<void> {
  await import('./otherScripts.css');
  await Promise.all(
    weights.map((weight) => document.fonts.load(`${weight} 1em 'Noto Sans Devanagari'`, sample)),
  );
}

export function loadMessages(): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (asked && /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(asked)) sessionStorage.setItem(storageKey, asked);
  return show(language());
}

/** Adds the English texts of pages whose code is loaded later. */
export function addMessages(more: Messages): void {
  english = { ...english, ...more };
  messages = overlay(english, translation);
}

/** Texts are read at render: what shows them has to be rendered anew. Rejects, and changes nothing, while offline. */
export async function chooseLanguage(name: string): Promise<void> {
  await show(name);
  localStorage.setItem(storageKey, name);
  sessionStorage.removeItem(storageKey);
}

/** The text at a dotted path of locales/*.json, for instance `t('signIn.title')`. */
export const t = (path: string, values?: { [name: string]: unknown }): string =>
  formatMessage(messages, path, values);

/** The text for a count, by the plural rules of the language: `path` holds `one`, `other` and what else it needs. */
export function tCount(path: string, count: number): string {
  const form = new Intl.PluralRules(language()).select(count);
  return t(`${path}.${form}`, { count });
}

/** The texts in the language of something that was kept, which need not be that of the page. */
export async function textsIn(name: string): Promise<typeof t> {
  const other = overlay(english, await translations[`./locales/${name}.json`]?.());
  return (path, values) => formatMessage(other, path, values);
}

/** A word of the insurer's records, for instance "Annually", in the language of the page where it has one. */
export const tRecord = (word: string): string => wordOfRecords(messages, word);
