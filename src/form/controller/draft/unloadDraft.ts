import { chacha20poly1305 } from '@noble/ciphers/chacha';
import { bytesToHex, hexToBytes } from '@noble/ciphers/utils';
import { managedNonce } from '@noble/ciphers/webcrypto';
import type { DeviceKey } from './deviceKeys';
import type { DeviceDraft } from './draft';
import { seal, unseal } from './seal';
import { unloadName } from './unloadNames';

/**
 * The draft as the page closes. Local storage is synchronous, but IndexedDB may not finish before the page is gone.
 * When the form opens again, this draft replaces the one in the database.
 */
type UnloadDraft = Omit<DeviceDraft, 'files'>;

/** A key of one opened form, whose bytes can be used at once: Web Crypto would answer only when the page is gone. */
export interface UnloadKey {
  bytes: Uint8Array;
  /** The same bytes, encrypted with the customer's key. */
  sealed: string;
}

/** Like `seal`, but synchronous. */
const cipherOf = (bytes: Uint8Array) => managedNonce(chacha20poly1305)(bytes);

export async function createUnloadKey(key: DeviceKey, draft: string): Promise<UnloadKey> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { bytes, sealed: bytesToHex(await seal(key, unloadName(draft), bytes)) };
}

export function writeUnloadDraft(draft: string, key: UnloadKey, content: UnloadDraft): void {
  const text = JSON.stringify({ ...content, files: undefined });
  const sealed = cipherOf(key.bytes).encrypt(new TextEncoder().encode(text));
  localStorage.setItem(unloadName(draft), `${key.sealed} ${bytesToHex(sealed)}`);
}

/** Undefined also where it was changed. */
export async function readUnloadDraft(
  key: DeviceKey,
  draft: string,
): Promise<UnloadDraft | undefined> {
  const stored = localStorage.getItem(unloadName(draft));
  if (stored === null) return undefined;
  try {
    const [sealedKey = '', sealed = ''] = stored.split(' ');
    const bytes = await unseal(key, unloadName(draft), hexToBytes(sealedKey).slice());
    if (!bytes) return undefined;
    const text = cipherOf(new Uint8Array(bytes)).decrypt(hexToBytes(sealed));
    return JSON.parse(new TextDecoder().decode(text));
  } catch (error) {
    console.warn('What was saved as the page closed is damaged.', error);
    return undefined;
  }
}

/** The text that is stored; to tell later whether it is still the same. */
export const unloadText = (draft: string): string | null => localStorage.getItem(unloadName(draft));

export function deleteUnloadDraft(draft: string): void {
  localStorage.removeItem(unloadName(draft));
}
