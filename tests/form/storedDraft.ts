import { importDeviceKeys } from '../../src/form/controller/draft/deviceKeys';
import { inOrder } from '../../src/form/controller/draft/deviceStore';
import { draftName } from '../../src/form/controller/draft/draftNames';
import { seal, unseal } from '../../src/form/controller/draft/seal';
import { device } from './device';

/** The keys of one customer, as the server gives them; `digit` tells customers and replaced keys apart. */
export const keysOf = (...digits: string[]) =>
  importDeviceKeys({
    status: 'success',
    keys: digits.map((digit) => ({ id: digit.repeat(16), key: btoa(digit.repeat(32)) })),
    days: 60,
  });

/** The keys that forms of tests have. */
export const deviceKeys = await keysOf('1');
const key = deviceKeys.keys[0]!;

/** The names of the drafts that the device has, without their files. */
export const storedNames = (): string[] =>
  [...device.stored.keys()].filter((name) => name.split('/').length === 3);

/** The draft of the only form that this device has one for, decrypted. */
export async function storedDraft(): Promise<any> {
  const [name] = storedNames();
  return name && readDraft(name);
}

/** A draft of this device, decrypted. */
export async function readDraft(name: string): Promise<any> {
  const content = await unseal(key, name, device.stored.get(name));
  return JSON.parse(new TextDecoder().decode(content));
}

export async function storeDraft(requestKey: string, draft: object): Promise<void> {
  const name = await draftName(key, requestKey);
  const text = new TextEncoder().encode(JSON.stringify({ files: [], ...draft }));
  const sealed = await seal(key, name, text);
  // After what a form that was left still saves.
  await inOrder(async () => void device.stored.set(name, sealed));
}

/** The names of the drafts that were saved as the page closed. */
export const unloadedNames = (): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith('request-draft/'));
