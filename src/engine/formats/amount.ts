import type { Format } from './format';

/** Rupees, with at most two digits of paise: more than 0 (OPEN-083). */
export const amount: Format = {
  name: 'amount',
  explains: 'an amount of more than 0, with at most two digits after the point',
  holds: /^(?:0{0,9}[1-9][0-9]{0,8}(?:\.[0-9]{1,2})?|0{1,9}\.(?:0[1-9]|[1-9][0-9]?))$/,
  example: '25080.50',
};
