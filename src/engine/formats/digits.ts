import type { Format } from './format';

/** Digits only (doc 1 §5). */
export const digits: Format = {
  name: 'digits',
  explains: 'digits only',
  holds: /^[0-9]+$/,
  example: '0123456789',
};
