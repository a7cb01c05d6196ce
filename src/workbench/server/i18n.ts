import { formatMessage } from '#engine';
import english from './locales/en.json' with { type: 'json' };

/** A text of the workbench's server, with its placeholders replaced. */
export const t = (path: string, values?: { [name: string]: unknown }): string =>
  formatMessage(english, path, values);
