import type { Format } from './format';

/** Goods and Services Tax Identification Number, upper-cased, without its check digit (doc 1 §5; OPEN-087). */
export const gstin: Format = {
  name: 'gstin',
  explains: 'two digits, a PAN, an entity character, Z, a check character',
  holds: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
  example: '27ABCPS1234F1Z5',
};
