import { overlay, formatMessage, type Messages } from '#engine';
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

/** The language of the portal's own texts. */
export function language(): string {
  const chosen = chosenLanguage();
  return chosen && languages.includes(chosen) ? chosen : 'en';
}

/**
 * The languages of an Accept-Language header: a request type can have one that the portal's own texts do not have.
 * Without a choice the browser's.
 */
export function acceptedLanguages(): string {
  const chosen = chosenLanguage();
  return (chosen ? [...new Set([chosen, 'en'])] : navigator.languages)
    .map((name, i) => (i === 0 ? name : `${name};q=${Math.max(1, 10 - i) / 10}`))
    .join(', ');
}

export async function loadMessages(): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (asked && /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(asked)) sessionStorage.setItem(storageKey, asked);
  const chosen = language();
  translation = await translations[`./locales/${chosen}.json`]?.();
  messages = overlay(english, translation);
  document.documentElement.lang = chosen;
}

/** Adds the English texts of pages whose code is loaded later. */
export function addMessages(more: Messages): void {
  english = { ...english, ...more };
  messages = overlay(english, translation);
}

/** Texts are read at render, so that another language needs a new start of the page. */
export function chooseLanguage(name: string): void {
  localStorage.setItem(storageKey, name);
  sessionStorage.removeItem(storageKey);
  window.location.reload();
}

/** The text at a dotted path of locales/*.json, for instance `t('signIn.title')`. */
export const t = (path: string, values?: { [name: string]: unknown }): string =>
  formatMessage(messages, path, values);

/** The text for a count, by the plural rules of the language: `path` holds `one`, `other` and what else it needs. */
export function tCount(path: string, count: number): string {
  const form = new Intl.PluralRules(language()).select(count);
  return t(`${path}.${form}`, { count });
}
