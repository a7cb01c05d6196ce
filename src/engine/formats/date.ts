import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Format } from './format';

/** A day of the calendar as YYYY-MM-DD, the form in which dates are sent (doc 1 §5; RFC 3339 full-date). */
export const date: Format = {
  name: 'date',
  explains: 'a date as YYYY-MM-DD',
  holds: (fullFormats.date as { validate: (value: string) => boolean }).validate,
  example: '1985-04-12',
};
