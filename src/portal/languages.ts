import type { Messages } from '#engine';
import './memoryStorage';

/** Each other language is one file with the texts of all pages; what it leaves out stays English. */
const translations = import.meta.glob<Messages>(['./locales/*.json', '!./locales/*en.json'], {
  import: 'default',
});
const storageKey = 'language';
const codeOf = (path: string) => path.replace(/^.*\/|\.json$/g, '');

export const languages = ['en', ...Object.keys(translations).map(codeOf)];

/** The language that this tab was opened with (`?lang=hi`), else the one that the customer chose. */
const chosenLanguage = (): string | null =>
  sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey);

/** The languages that the customer reads, best first: the chosen one, without a choice those of the browser. */
export function wantedLanguages(): readonly string[] {
  const chosen = chosenLanguage();
  return chosen ? [...new Set([chosen, 'en'])] : navigator.languages;
}

/** The language that the portal's own texts should have. */
export const wantedLanguage = (): string =>
  wantedLanguages()
    .flatMap((name) => [name, name.split('-')[0]!])
    .find((name) => languages.includes(name)) ?? 'en';

/** Keeps the choice of the customer. */
export function keepLanguage(name: string): void {
  localStorage.setItem(storageKey, name);
  sessionStorage.removeItem(storageKey);
}

/** Takes the language of `?lang=hi` for this tab. */
export function takeAskedLanguage(): void {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (asked && /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(asked)) sessionStorage.setItem(storageKey, asked);
}

/** The texts in a language, for English none. Rejects where they cannot be fetched. */
export const loadTranslation = async (name: string): Promise<Messages | undefined> =>
  translations[`./locales/${name}.json`]?.();

/** The name of a language in that language, for instance हिन्दी. */
export const nameOf = (code: string): string =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** Loads the fonts of a language, whose name has its letters. A device that has one, or English, fetches none. */
export const loadFonts = (name: string): Promise<unknown> =>
  Promise.allSettled(
    [400, 600].map((weight) =>
      document.fonts.load(`${weight} 1em 'Noto Sans Devanagari'`, nameOf(name)),
    ),
  );

/** What the page says of itself before anything is drawn. Whoever draws says that texts could not be fetched. */
async function startLanguage(): Promise<void> {
  takeAskedLanguage();
  const name = wantedLanguage();
  void loadFonts(name);
  const texts = await loadTranslation(name).catch(() => undefined);
  // Texts that come late find the portal drawn in English.
  if (!texts || !document.querySelector('.frame')) return;
  document.documentElement.lang = name;
  document.title = String(texts.brand);
}

// This file is a script of its own beside the first one, which is large: one after the other would take twice as long.
void startLanguage();
