import type { Computation } from './computation';

/** Rupees as they are typed into a field of the format `amount`: 25080.5 → "25080.50". Nothing for no rupees. */
export const amount: Computation = {
  name: 'amount',
  description: 'a number of rupees as the text of an amount',
  compute: ([rupees]) => (typeof rupees === 'number' && rupees > 0 ? rupees.toFixed(2) : undefined),
};
