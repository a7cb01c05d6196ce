import type { Format } from './format';

/** Postal Index Number of India Post: six digits (doc 1 §9). */
export const pincode: Format = {
  name: 'pincode',
  explains: 'six digits',
  holds: /^[0-9]{6}$/,
  example: '400050',
};
