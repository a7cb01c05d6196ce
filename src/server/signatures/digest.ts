import { digestOf } from '../otp/code';
import type { DraftKey } from '../requests/draftKey';

/** What is kept of signed answers: keyed, so that nobody who reads the database can guess them from it. */
export function digestOfAnswers(
  pepper: Uint8Array,
  { clientId, policyNumber, requestKey }: DraftKey,
  text: string,
): string {
  return digestOf(pepper, 'answers', JSON.stringify([clientId, policyNumber, requestKey, text]));
}

/** Shows that a signature was written by us: a row that was made or moved by hand has none that fits. */
export function macOf(pepper: Uint8Array, signature: string, digest: string): string {
  return digestOf(pepper, 'signature', JSON.stringify([signature, digest]));
}
