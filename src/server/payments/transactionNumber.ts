import { randomBytes } from 'node:crypto';

/** Without I, L, O and U, which are easily confused when a number is read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A prefix and 100 random bits: it cannot be guessed. */
export function newTransactionNumber(prefix: string): string {
  return prefix + Array.from(randomBytes(20), (byte) => alphabet[byte % 32]).join('');
}
