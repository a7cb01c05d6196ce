import { overlay, formatMessage, type Messages } from '#engine';
import { preferredLanguage } from './language';
import english from './locales/en.json';

/** A language is one file in locales/ that overlays the English one; a text that it omits stays English. */
const overlays = import.meta.glob<Messages>(['./locales/*.json', '!./locales/en.json'], {
  import: 'default',
  eager: true,
});

/** A text of the server, in the caller's language if it is translated. */
export function t(path: string, values?: { [name: string]: unknown }): string {
  const language = preferredLanguage((one) => fileOf(one) in overlays);
  const messages = language ? overlay<Messages>(english, overlays[fileOf(language)]) : english;
  return formatMessage(messages, path, values);
}

const fileOf = (language: string) => `./locales/${language}.json`;
