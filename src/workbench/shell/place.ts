import { createContext, use } from 'react';
import type { Place } from '../address';

interface Navigation {
  place: Place;
  goTo(place: Place): void;
}

export const PlaceContext = createContext<Navigation | undefined>(undefined);

/** What is open, and how to open something else. */
export const usePlace = (): Navigation => use(PlaceContext)!;
