import { overlay, formatMessage, type Messages, wordOfRecords } from '#engine';
import {
  keepLanguage,
  loadFonts,
  loadTranslation,
  nameOf,
  takeAskedLanguage,
  wantedLanguage,
  wantedLanguages,
} from './languages';
import firstPage from './locales/en.json';
import { notify } from './notices/toasts';
import { withTimeout } from './session/withTimeout';

/** How long texts may keep the page from being drawn, in seconds. */
const longestWait = 4;
/** As well for fonts: what a reader does not notice. */
const longestWaitForFonts = 0.3;

let english: Messages = firstPage;
let translation: Messages | undefined;
let messages = english;
let shown = 'en';

/** The language of the portal's own texts, as they are shown. */
export const language = (): string => shown;

/**
 * The languages of an Accept-Language header: a request type can have one that the portal's own texts do not have.
 */
export const acceptedLanguages = (): string =>
  wantedLanguages()
    .map((name, i) => (i === 0 ? name : `${name};q=${Math.max(1, 10 - i) / 10}`))
    .join(', ');

/** Rejects, and changes nothing, where the texts cannot be fetched, or not in time. */
async function show(name: string): Promise<void> {
  const fonts = loadFonts(name);
  const texts = await withTimeout(longestWait, loadTranslation(name));
  if (texts === 'timeout') throw new Error(`The texts in ${name} did not come.`);
  // A font that comes after the drawing moves the page; a page that waits for one that does not come stays empty.
  if (texts) await withTimeout(longestWaitForFonts, fonts);
  translation = texts;
  messages = overlay(english, translation);
  shown = name;
  document.documentElement.lang = name;
}

/** Loads the texts in the language of the customer. Where they cannot be fetched they stay English, and it is told. */
export async function loadMessages(): Promise<void> {
  takeAskedLanguage();
  const name = wantedLanguage();
  try {
    await show(name);
  } catch {
    notify('danger', t('failures.language', { language: nameOf(name) }), {
      to: window.location.pathname,
      text: t('failures.again'),
      // A browser may keep in mind that a script could not be fetched, until the page is loaded anew.
      follow: () => window.location.reload(),
    });
  }
}

/** Adds the English texts of pages whose code is loaded later. */
export function addMessages(more: Messages): void {
  english = { ...english, ...more };
  messages = overlay(english, translation);
}

/** Texts are read at render: what shows them has to be rendered anew. Rejects, and changes nothing, while offline. */
export async function chooseLanguage(name: string): Promise<void> {
  await show(name);
  keepLanguage(name);
}

/** The text at a dotted path of locales/*.json, for instance `t('signIn.title')`. */
export const t = (path: string, values?: { [name: string]: unknown }): string =>
  formatMessage(messages, path, values);

/** The text for a count, by the plural rules of the language: `path` holds `one`, `other` and what else it needs. */
export function tCount(path: string, count: number, values: object = {}): string {
  const form = new Intl.PluralRules(language()).select(count);
  return t(`${path}.${form}`, { ...values, count });
}

/** The texts in the language of something that was kept, which need not be that of the page. */
export async function textsIn(name: string): Promise<typeof t> {
  const other = overlay(english, await loadTranslation(name));
  return (path, values) => formatMessage(other, path, values);
}

/** A word of the insurer's records, for instance "Annually", in the language of the page where it has one. */
export const tRecord = (word: string): string => wordOfRecords(messages, word);
