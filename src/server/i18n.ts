import { overlay, formatMessage, type Messages, wordOfRecords } from '#engine';
import { preferredLanguage } from './language';
import english from './locales/en.json';

/** A language is one file in locales/ that overlays the English one; a text that it omits stays English. */
const overlays = import.meta.glob<Messages>(['./locales/*.json', '!./locales/en.json'], {
  import: 'default',
  eager: true,
});

const translations = new Map(
  Object.entries(overlays).map(([path, words]) => [
    path.replace(/^.*\/|\.json$/g, ''),
    overlay<Messages>(english, words),
  ]),
);

/** The language of {@link t} for the caller: a BCP 47 tag. */
export const languageOfTexts = (): string =>
  preferredLanguage((one) => translations.has(one)) ?? 'en';

/** A text of the server, in the caller's language if it is translated. */
export const t = (path: string, values?: { [name: string]: unknown }): string =>
  formatMessage(translations.get(languageOfTexts()) ?? english, path, values);

/** What a service of the insurer says in English ("Account verified successfully"), in the caller's language where it is known. */
export const tRecord = (words: string): string =>
  wordOfRecords(translations.get(languageOfTexts()) ?? english, words);

/** A text that is stored: each reader gets it in their own language, as a word of the records. */
export const recordText = (path: string): string => formatMessage(english, path);
