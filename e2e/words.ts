import { existsSync, readFileSync } from 'node:fs';
import { formatMessage, type Messages, overlay } from '../src/engine';

type Area = 'form' | 'portal';

const sources: { [area in Area]: string[] } = {
  form: ['en', 'camera.en', 'pdfHelp.en'],
  portal: ['en', 'dashboard.en', 'notFound.en'],
};

let language = 'en';
const cache = new Map<string, Messages>();

/** The language in which the screens of the current journey are read: journeys of a worker follow one another. */
export const readIn = (next: string): void => void (language = next);
export const readsIn = (): string => language;

/** A text of the screens, as the journey's customer reads it, by its path in src/<area>/locales. */
export const words = (area: Area, path: string, values?: { [name: string]: unknown }): string =>
  formatMessage(textsOf(area), path, values);

function textsOf(area: Area): Messages {
  const key = `${area} ${language}`;
  const known = cache.get(key);
  if (known) return known;
  const english = sources[area].reduce<Messages>(
    (texts, name) => overlay(texts, read(area, name)),
    {},
  );
  const texts = language === 'en' ? english : overlay(english, read(area, language));
  cache.set(key, texts);
  return texts;
}

function read(area: Area, name: string): Messages {
  const file = `src/${area}/locales/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
