import { randomInt } from 'node:crypto';
import { later } from '../clock';

const firstSeconds = 5;
const longestSeconds = 15 * 60;

/** After a day without success a delivery is parked. */
export const parkedAfterDays = 1;

/**
 * When a delivery is tried again after so many failures: about 5, 10, 20 … seconds later, at most a quarter of an hour.
 * Up to half of the time is left out by chance, so that what failed together does not come back together.
 */
export function nextAttempt(now: Date, failures: number): Date {
  const seconds = Math.min(longestSeconds, firstSeconds * 2 ** Math.min(failures - 1, 20));
  return later(now, { seconds: seconds - randomInt(Math.floor((seconds * 1000) / 2)) / 1000 });
}
