import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** What is kept of a code. The id of its row goes in, so that equal codes leave no equal traces. */
export function digestOf(pepper: Uint8Array, id: string, code: string): string {
  return createHmac('sha256', pepper).update(`${id}:${code}`).digest('hex');
}

export function isSameDigest(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
