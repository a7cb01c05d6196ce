import type { Option } from '../../engine';
import demoBook from './demo-book.json';

const { lookups } = demoBook;

export interface Place {
  city: string;
  state: string;
  pincode: string;
}

/** The directory of pin codes; empty where it does not have this one. */
export function placesWith(pincode: string): Place[] {
  return lookups.pincodes
    .filter((place) => place.pincode === pincode)
    .map(({ city, state }) => ({ city, state, pincode }));
}

export const addressProofs = optionsOf(lookups.addressProofs);

function optionsOf(labels: string[]): Option[] {
  return labels.map((label, i) => ({ label, value: label, id: i + 1 }));
}
