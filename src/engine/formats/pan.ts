import type { Format } from './format';

/** Permanent Account Number, upper-cased (doc 1 §5; OPEN-086). */
export const pan: Format = {
  name: 'pan',
  explains: 'five letters, four digits, one letter',
  holds: /^[A-Z]{5}[0-9]{4}[A-Z]$/,
  example: 'ABCPS1234F',
};
