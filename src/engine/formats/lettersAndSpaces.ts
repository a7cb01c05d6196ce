import type { Format } from './format';

/** Letters and spaces only, as the specification has it: unaccented Latin letters (doc 1 §5). */
export const lettersAndSpaces: Format = {
  name: 'letters-and-spaces',
  explains: 'letters and spaces only',
  holds: /^[A-Za-z ]+$/,
  example: 'Asha Sample',
};
