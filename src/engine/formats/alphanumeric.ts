import type { Format } from './format';

/** Letters and digits only (doc 1 §5). */
export const alphanumeric: Format = {
  name: 'alphanumeric',
  explains: 'letters and digits only',
  holds: /^[A-Za-z0-9]+$/,
  example: 'A1b2',
};
