import type { Format } from './format';

/** The name of a country, which stands for the nationality (doc 2 §3). */
export const country: Format = {
  name: 'country',
  explains: "letters, spaces and . , ' ( ) & -, a letter first",
  holds: /^\p{L}[\p{L}\p{M} .,'’()&-]*$/u,
  example: 'United Arab Emirates',
};
