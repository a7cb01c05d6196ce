import type { Format } from './format';

/** A name as records hold it: letters of any script, initials, hyphens and apostrophes. */
export const personName: Format = {
  name: 'person-name',
  explains: 'letters, spaces, dots, hyphens and apostrophes, a letter first',
  holds: /^\p{L}[\p{L}\p{M} .'’-]*$/u,
  example: "Asha K. D'Souza",
};
