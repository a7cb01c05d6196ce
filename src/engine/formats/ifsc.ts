import type { Format } from './format';

/** Indian Financial System Code of a bank branch, upper-cased (doc 1 §5; OPEN-089). */
export const ifsc: Format = {
  name: 'ifsc',
  explains: 'four letters, a zero, six letters or digits',
  holds: /^[A-Z]{4}0[A-Z0-9]{6}$/,
  example: 'DEMO0000123',
};
