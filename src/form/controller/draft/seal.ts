import type { DeviceKey } from './deviceKeys';

const nonceBytes = 12;

const algorithm = (name: string, nonce: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(name),
});

/** Encrypts for one name: under another one it cannot be decrypted. Returns nonce and ciphertext. */
export async function seal(
  { encryption }: DeviceKey,
  name: string,
  content: BufferSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const encrypted = await crypto.subtle.encrypt(algorithm(name, nonce), encryption, content);
  const sealed = new Uint8Array(nonceBytes + encrypted.byteLength);
  sealed.set(nonce);
  sealed.set(new Uint8Array(encrypted), nonceBytes);
  return sealed;
}

/** The content; undefined where it was changed, or sealed for another name. */
export async function unseal(
  { encryption }: DeviceKey,
  name: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer | undefined> {
  const nonce = sealed.slice(0, nonceBytes);
  try {
    return await crypto.subtle.decrypt(
      algorithm(name, nonce),
      encryption,
      sealed.subarray(nonceBytes),
    );
  } catch (error) {
    console.warn('A draft on this device is damaged.', error);
    return undefined;
  }
}
