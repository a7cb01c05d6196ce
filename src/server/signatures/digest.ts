import { digestOf } from '../otp/code';
import type { DraftKey } from '../requests/draftKey';

/** The stored digest of signed answers. It is keyed, so that a reader of the database cannot guess the answers. */
export function digestOfAnswers(
  pepper: Uint8Array,
  { clientId, policyNumber, requestKey }: DraftKey,
  text: string,
): string {
  return digestOf(pepper, 'answers', JSON.stringify([clientId, policyNumber, requestKey, text]));
}

/** Authenticates the row of a signature: one that was inserted or moved by hand has no valid code. */
export function macOf(pepper: Uint8Array, signature: string, digest: string): string {
  return digestOf(pepper, 'signature', JSON.stringify([signature, digest]));
}
