import { hkdfSync } from 'node:crypto';
import { type EncryptionKey, encryptionKeyOf } from './encryptionKey';

/**
 * The keys of one customer's drafts on their devices, one for each of the server's draft keys: the first encrypts, all
 * of them decrypt. They are derived, not stored, so that a new sign-in of the same customer gets the same keys.
 */
export const deviceDraftKeys = (draftKeys: EncryptionKey[], clientId: string): EncryptionKey[] =>
  draftKeys.map(({ bytes }) =>
    encryptionKeyOf(
      new Uint8Array(hkdfSync('sha256', bytes, '', `drafts on a device of ${clientId}`, 32)),
    ),
  );
