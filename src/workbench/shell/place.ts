import { createContext, use } from 'react';
import type { Place } from '../address';

interface Shown {
  place: Place;
  goTo(place: Place): void;
}

export const PlaceContext = createContext<Shown | undefined>(undefined);

/** What is open, and how to open something else. */
export const usePlace = (): Shown => use(PlaceContext)!;
