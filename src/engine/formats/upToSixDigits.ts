import type { Format } from './format';

/** A pin code while it is being typed (doc 1 §5; OPEN-090). */
export const upToSixDigits: Format = {
  name: 'up-to-six-digits',
  explains: 'at most six digits',
  holds: /^[0-9]{0,6}$/,
  example: '4000',
};
