import { overlay, says, type Words } from '#engine';
import english from './words/en.json';

/** A second language is one more file in words/; it is laid over the English one as the page's `lang` says. */
const overlays = import.meta.glob<Words>(['./words/*.json', '!./words/en.json'], {
  import: 'default',
});
const load = overlays[`./words/${globalThis.document?.documentElement.lang}.json`];
const words: Words = load ? overlay<Words>(english, await load()) : english;

/** The sentence at a dotted path of words/en.json. */
export const say = (path: string, values?: { [name: string]: unknown }): string =>
  says(words, path, values);
