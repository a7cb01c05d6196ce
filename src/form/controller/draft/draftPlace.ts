import type { FormController } from '../formController';
import type { DeviceKey } from './deviceKeys';
import { storedNames } from './deviceStore';
import { draftName, inSlot } from './draftNames';
import { type Slot, takeEmptySlot, takeSlot } from './tabSlots';
import { createUnloadKey, type UnloadKey } from './unloadDraft';
import { unloadedDrafts } from './unloadNames';
import { countWipes, finishWipe, isWipedSince } from './wipe';

/** Where a form finds its draft on this device, and what encrypts it. */
export interface DraftPlace {
  key: DeviceKey;
  /** The names of the form's first draft, under all keys; those of further tabs have a number. */
  own: string[];
  name: string;
  unloadKey: UnloadKey;
  /** The names under earlier keys: once the draft is saved with the newest, they are deleted. */
  earlierNames: string[];
  /** Its draft was read, or there is none. Until then nothing may be written over it. */
  isRead: boolean;
  /** How many wipes there had been when the form opened. */
  wipes: number;
  /** Lets another tab take this draft. */
  release: () => void;
  /** The names that the draft had when all others of it were deleted last. */
  kept?: string;
}

export const draftPlaces = new WeakMap<FormController, DraftPlace>();

export const isWiped = (place: DraftPlace): boolean => isWipedSince(place.wipes, place.name);

/** The names of all drafts on this device. */
export const presentDrafts = async (): Promise<Set<string>> =>
  new Set([...(await storedNames()), ...unloadedDrafts()]);

/** `keys`: the newest is the first. */
export async function takePlace(keys: DeviceKey[], requestKey: string): Promise<DraftPlace> {
  const wipes = countWipes();
  const own = await Promise.all(keys.map((key) => draftName(key, requestKey)));
  // If the names cannot be read, reading the drafts fails, too, and reports it.
  const present = await presentDrafts().catch(() => new Set(unloadedDrafts()));
  const slot = await takeSlot(own[0]!, (number) => isStored(own, number, present));
  return { key: keys[0]!, own, isRead: false, wipes, ...(await partsIn(slot, keys[0]!, own)) };
}

/** Goes beside a draft that could not be read when the form opened. */
export async function leaveUnread(place: DraftPlace): Promise<void> {
  await finishWipe();
  const { own, key, name, earlierNames, release } = place;
  const present = await presentDrafts();
  if ([name, ...earlierNames].some((one) => present.has(one))) {
    const slot = await takeEmptySlot(own[0]!, (number) => isStored(own, number, present));
    Object.assign(place, await partsIn(slot, key, own));
    release();
  }
  place.isRead = true;
}

const isStored = (own: string[], slot: number, present: Set<string>) =>
  own.some((name) => present.has(inSlot(name, slot)));

async function partsIn(
  slot: Slot | undefined,
  key: DeviceKey,
  own: string[],
): Promise<Pick<DraftPlace, 'name' | 'earlierNames' | 'unloadKey' | 'release'>> {
  if (!slot) throw new Error('Too many tabs have this form open.');
  const [name, ...earlierNames] = own.map((one) => inSlot(one, slot.number));
  const unloadKey = await createUnloadKey(key, name!);
  return { name: name!, earlierNames, unloadKey, release: slot.release };
}
