import { randomInt } from 'node:crypto';
import { hmacOf } from '../hmac';

export function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** The stored digest of a code. It includes the row's id, so that equal codes have different digests. */
export function digestOf(pepper: Uint8Array, id: string, code: string): string {
  return hmacOf(pepper, `${id}:${code}`);
}
