import { overlay, formatMessage, type Messages } from '#engine';
import { preferredLanguage } from './language';
import english from './locales/en.json';

/** A language is one file in locales/, laid over the English one; what it leaves out stays English. */
const overlays = import.meta.glob<Messages>(['./locales/*.json', '!./locales/en.json'], {
  import: 'default',
  eager: true,
});

/** A sentence of the server, in the caller's language where it is there. */
export function t(path: string, values?: { [name: string]: unknown }): string {
  const language = preferredLanguage((one) => fileOf(one) in overlays);
  const words = language ? overlay<Messages>(english, overlays[fileOf(language)]) : english;
  return formatMessage(words, path, values);
}

const fileOf = (language: string) => `./locales/${language}.json`;
