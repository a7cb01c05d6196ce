import { overlay, formatMessage, type Messages } from '#engine';
import english from './locales/en.json';

/** A second language is one more file in locales/; it is laid over the English one as the page's `lang` says. */
const overlays = import.meta.glob<Messages>(['./locales/*.json', '!./locales/en.json'], {
  import: 'default',
});
const load = overlays[`./locales/${globalThis.document?.documentElement.lang}.json`];
const words: Messages = load ? overlay<Messages>(english, await load()) : english;

/** The sentence at a dotted path of locales/en.json. */
export const t = (path: string, values?: { [name: string]: unknown }): string =>
  formatMessage(words, path, values);
