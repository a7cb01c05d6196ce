import { createHash } from 'node:crypto';

/** An AES-256 key. The id identifies it without revealing it. */
export interface EncryptionKey {
  id: string;
  bytes: Uint8Array;
}

export function encryptionKeyOf(bytes: Uint8Array): EncryptionKey {
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes };
}
