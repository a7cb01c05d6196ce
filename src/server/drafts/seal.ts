import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DraftKey } from '../requests/draftKey';
import type { EncryptionKey } from './encryptionKey';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tag = { authTagLength: 16 };

export interface SealedText {
  keyId: string;
  /** Base64 of nonce, ciphertext and authentication tag. */
  sealed: string;
}

/** Encrypts a text for one draft: in the row of another draft it cannot be decrypted. */
export function seal({ id, bytes }: EncryptionKey, draftKey: DraftKey, text: string): SealedText {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, bytes, nonce, tag).setAAD(additionalData(draftKey));
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return { keyId: id, sealed: Buffer.concat(parts).toString('base64') };
}

/** The text; undefined if its key is missing, or if the row or its draft key was changed. */
export function unseal(
  keys: EncryptionKey[],
  draftKey: DraftKey,
  row: SealedText,
): string | undefined {
  const key = keys.find(({ id }) => id === row.keyId);
  const all = Buffer.from(row.sealed, 'base64');
  if (!key || all.length < nonceBytes + tag.authTagLength) return undefined;
  const decipher = createDecipheriv(algorithm, key.bytes, all.subarray(0, nonceBytes), tag)
    .setAAD(additionalData(draftKey))
    .setAuthTag(all.subarray(-tag.authTagLength));
  const text = decipher.update(all.subarray(nonceBytes, -tag.authTagLength));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // The authentication tag does not match.
    return undefined;
  }
}

const additionalData = ({ clientId, policyNumber, requestKey }: DraftKey) =>
  Buffer.from(JSON.stringify(['draft', clientId, policyNumber, requestKey]));
