import { randomBytes } from 'node:crypto';

/** Without I, L, O and U: nobody mistakes one sign for another when reading a number aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number that nobody can guess: a prefix and 100 random bits. */
export function newTransactionNumber(prefix: string): string {
  return prefix + Array.from(randomBytes(20), (byte) => alphabet[byte % 32]).join('');
}
