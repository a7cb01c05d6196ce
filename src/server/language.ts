import { AsyncLocalStorage } from 'node:async_hooks';

/** The language of the files that others are laid over. */
const baseLanguage = 'en';

const requestLanguages = new AsyncLocalStorage<string[]>();

/** The languages of an Accept-Language header, the dearest first: each as it is named, then without its country. */
export function parseAcceptLanguage(header = ''): string[] {
  return header
    .split(',')
    .map((part) => {
      const [name = '', quality] = part.trim().split(/\s*;\s*q=/i);
      return { name, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ name, quality }) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .flatMap(({ name }) => [name, name.slice(0, 2)]);
}

/** Whatever `work` begins is answered in these languages. */
export function runWithLanguages(languages: string[], work: () => void): void {
  requestLanguages.run(languages, work);
}

/** The dearest of the caller's languages that is there; nothing where that is the first language, or none is. */
export function preferredLanguage(isThere: (language: string) => boolean): string | undefined {
  const language = requestLanguages.getStore()?.find((one) => one === baseLanguage || isThere(one));
  return language === baseLanguage ? undefined : language;
}
