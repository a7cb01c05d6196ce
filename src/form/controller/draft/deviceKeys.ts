import type { Output } from '#api';

/** A key of the customer's drafts on this device. It is in memory alone, and no script can read its bytes. */
export interface DeviceKey {
  /** Identifies the key, and so the customer, without revealing either. */
  id: string;
  /** AES-GCM. */
  encryption: CryptoKey;
  /** HMAC: turns the key of a request type into a name that tells nothing. */
  naming: CryptoKey;
}

export interface DeviceKeys {
  /** The first encrypts, all of them decrypt. Empty where the browser has no Web Crypto: then no draft is kept. */
  keys: DeviceKey[];
  /** How long drafts are kept after the last save. */
  days: number;
}

/** Takes the keys that the server gives to the session. */
export async function importDeviceKeys({
  keys,
  days,
}: Output<'GET device-draft-keys/'>): Promise<DeviceKeys> {
  // A browser has it in a secure context only.
  if (!globalThis.crypto.subtle) return { keys: [], days };
  return { keys: await Promise.all(keys.map(importDeviceKey)), days };
}

async function importDeviceKey({ id, key }: { id: string; key: string }): Promise<DeviceKey> {
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  const given = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const derive = (
    purpose: string,
    algorithm: AesKeyGenParams | HmacKeyGenParams,
    use: KeyUsage[],
  ) =>
    crypto.subtle.deriveKey(
      {
        name: 'HKDF',
        hash: 'SHA-256',
        salt: new Uint8Array(),
        info: new TextEncoder().encode(purpose),
      },
      given,
      algorithm,
      false,
      use,
    );
  return {
    id,
    encryption: await derive('encryption', { name: 'AES-GCM', length: 256 }, [
      'encrypt',
      'decrypt',
    ]),
    naming: await derive('naming', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']),
  };
}
