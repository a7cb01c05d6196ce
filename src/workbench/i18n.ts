import { formatMessage } from '#engine';
import english from './locales/en.json';

/** The text at a dotted path of locales/en.json, with its placeholders filled in. */
export const t = (path: string, values?: { [name: string]: unknown }): string =>
  formatMessage(english, path, values);

/** The text for a count: `path` holds `one`, `other` and what else it needs. */
export const tCount = (path: string, count: number): string =>
  t(`${path}.${new Intl.PluralRules('en').select(count)}`, { count });
