import { randomInt } from 'node:crypto';
import { later } from '../clock';
import type { Delivery } from '../store/deliveries';

const firstSeconds = 5;
const longestSeconds = 15 * 60;

const parkedAfterDays = 1;

/** Some three hours of failures. A day has about a hundred, but passes without any while the portal is off. */
const parkedAfterAttempts = 20;

/** Whether a delivery that has failed again is parked: after a day, and enough failures to believe in. */
export function isGivenUp(
  { firstTriedAt, attempts }: Pick<Delivery, 'firstTriedAt' | 'attempts'>,
  now: Date,
): boolean {
  return attempts >= parkedAfterAttempts && later(firstTriedAt!, { days: parkedAfterDays }) <= now;
}

/**
 * When a delivery is tried again after so many failures: about 5, 10, 20 … seconds later, at most a quarter of an hour.
 * Up to half of the time is left out by chance, so that what failed together does not come back together.
 */
export function nextAttempt(now: Date, failures: number): Date {
  const seconds = Math.min(longestSeconds, firstSeconds * 2 ** Math.min(failures - 1, 20));
  return later(now, { seconds: seconds - randomInt(Math.floor((seconds * 1000) / 2)) / 1000 });
}
