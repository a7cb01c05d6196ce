import { createHash } from 'node:crypto';

/** A key of AES-256. The id tells which key sealed a draft, and nothing of the key. */
export interface EncryptionKey {
  id: string;
  bytes: Uint8Array;
}

export function encryptionKeyOf(bytes: Uint8Array): EncryptionKey {
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes };
}
