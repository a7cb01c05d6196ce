import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** The stored digest of a code. It includes the row's id, so that equal codes have different digests. */
export function digestOf(pepper: Uint8Array, id: string, code: string): string {
  return createHmac('sha256', pepper).update(`${id}:${code}`).digest('hex');
}

export function isSameDigest(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
