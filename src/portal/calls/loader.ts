import { createStore } from '../store';

/** How many calls the user is waiting for; the overlay shows while it is above zero. */
export const loader = createStore(0);

export const raiseLoader = (): void => loader.set(loader.get() + 1);
export const lowerLoader = (): void => loader.set(loader.get() - 1);
