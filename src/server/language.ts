import type { FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The language that is complete; the texts of other languages overlay it. */
export const baseLanguage = 'en';

const requestLanguages = new AsyncLocalStorage<string[]>();

/** More languages are ignored: every text looks for itself in all of them. */
const mostLanguages = 20;

/**
 * The languages of an Accept-Language header, most preferred first; each as named, then without its subtag. Reads it in
 * linear time.
 */
function parseAcceptLanguage(header = ''): string[] {
  return header
    .split(',', mostLanguages)
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
      const quality = parameters.find((one) => /^q=/i.test(one))?.slice('q='.length);
      return { name, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ name, quality }) => /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(name) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .flatMap(({ name }) => [name, name.split('-')[0]!]);
}

/**
 * Runs `work` and all that it starts in the languages of the request. An address can name one (`?lang=hi`), for pages
 * that a browser opens by itself: it knows nothing of the language that the customer chose in the portal.
 */
export function runInLanguages<T>({ headers, query }: FastifyRequest, work: () => T): T {
  // An address that cannot be read has no query.
  const { lang } = (query ?? {}) as { lang?: unknown };
  const named = typeof lang === 'string' ? parseAcceptLanguage(lang) : [];
  return requestLanguages.run([...named, ...parseAcceptLanguage(headers['accept-language'])], work);
}

/** Runs `work` in this language (BCP 47), for texts that nobody asked for in a request. */
export function runInLanguage<T>(language: string, work: () => T): T {
  return requestLanguages.run(parseAcceptLanguage(language), work);
}

/** Runs `work` in languages that {@link preferredLanguages} gave before. */
export const runAsPreferred = <T>(languages: string[], work: () => T): T =>
  requestLanguages.run(languages, work);

/** The languages of the caller, most preferred first, up to the base language, which is always there. */
export function preferredLanguages(): string[] {
  const languages = [...new Set(requestLanguages.getStore() ?? [])];
  const base = languages.indexOf(baseLanguage);
  return base < 0 ? languages : languages.slice(0, base + 1);
}

/** The most preferred language of the caller that is available; undefined for the base language, or if none is. */
export function preferredLanguage(isAvailable: (language: string) => boolean): string | undefined {
  const language = requestLanguages
    .getStore()
    ?.find((one) => one === baseLanguage || isAvailable(one));
  return language === baseLanguage ? undefined : language;
}
