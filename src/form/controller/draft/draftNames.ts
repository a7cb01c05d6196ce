import { bytesToHex } from '@noble/ciphers/utils';
import type { DeviceKey } from './deviceKeys';

/** Drafts of versions that did not encrypt had names without it. */
const sealedPrefix = 'sealed/';

export const isSealed = (name: string): boolean => name.startsWith(sealedPrefix);

/** The prefix of the names of all drafts that were sealed with a key. */
export const prefixOf = ({ id }: Pick<DeviceKey, 'id'>): string => `${sealedPrefix}${id}/`;

/** The name of the draft of a request type. It tells neither who the customer is nor what was asked for. */
export async function draftName(key: DeviceKey, requestKey: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', key.naming, new TextEncoder().encode(requestKey));
  return prefixOf(key) + bytesToHex(new Uint8Array(mac).subarray(0, 16));
}

/** The name of a chosen file of a draft. */
export const fileName = (draft: string, id: string): string => `${draft}/${id}`;

export const isPartOf = (draft: string, name: string): boolean =>
  name === draft || name.startsWith(`${draft}/`);

/** The name of a draft where several tabs have one of the same form; that of the first tab is the plain name. */
export const inSlot = (draft: string, slot: number): string =>
  slot === 0 ? draft : `${draft}.${slot}`;
