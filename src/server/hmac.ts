import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in lower-case hex. */
export function hmacOf(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares in constant time, so that the duration does not tell how much of a guess is right. */
export function isSameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
