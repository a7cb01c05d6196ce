import { languageName, ownLanguageName } from '../languageName';

/** The languages of the Eighth Schedule to the Constitution of India. */
export const scheduledLanguages =
  'as bn brx doi gu hi kn kok ks mai ml mni mr ne or pa sa sat sd ta te ur'.split(' ');

/** The tag of a language that is typed by its name, in English or in its own words; anything else as it is. */
export const tagOf = (typed: string): string =>
  scheduledLanguages.find((tag) => namesOf(tag).includes(typed.trim().toLowerCase())) ??
  typed.trim();

/** Whether what is typed begins the tag or a name of a language. */
export const fitsLanguage = (tag: string, typed: string): boolean =>
  [tag, ...namesOf(tag)].some((name) => name.startsWith(typed.trim().toLowerCase()));

const namesOf = (tag: string): string[] =>
  [languageName(tag), ownLanguageName(tag)].map((name) => name.toLowerCase());
