import { overlay, formatMessage, type Messages } from '#engine';
import english from './locales/en.json';

/** A language is one file in locales/, laid over the English one; what it leaves out stays English. */
const overlays = import.meta.glob<Messages>(['./locales/*.json', '!./locales/en.json'], {
  import: 'default',
});
const storageKey = 'language';
const nameOf = (path: string) => path.replace(/^.*\/|\.json$/g, '');

let words: Messages = english;

export const languages = ['en', ...Object.keys(overlays).map(nameOf)];

export function language(): string {
  const chosen = localStorage.getItem(storageKey);
  return chosen && languages.includes(chosen) ? chosen : 'en';
}

export async function loadMessages(): Promise<void> {
  const chosen = language();
  const load = overlays[`./locales/${chosen}.json`];
  words = load ? overlay<Messages>(english, await load()) : english;
  document.documentElement.lang = chosen;
}

/** Sentences are read while drawing, so a new language starts the page anew. */
export function chooseLanguage(name: string): void {
  localStorage.setItem(storageKey, name);
  window.location.reload();
}

/** The sentence at a dotted path of locales/en.json, for instance `say('signIn.title')`. */
export const t = (path: string, values?: { [name: string]: unknown }): string =>
  formatMessage(words, path, values);

/** The sentence for a count, by the language's own rules: `path` holds `one`, `other` and whatever else it needs. */
export function tCount(path: string, count: number): string {
  const form = new Intl.PluralRules(language()).select(count);
  return t(`${path}.${form}`, { count });
}
