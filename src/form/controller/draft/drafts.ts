import type { DeviceKeys } from './deviceKeys';
import { deleteStored, readStored, storedNames, writeStored } from './deviceStore';
import { type DeviceDraft, withCurrentNames } from './draft';
import { beginningOf, draftName, isSealed } from './draftNames';
import { isKeptTooLong, keepForDays } from './keepUntil';
import { sealDraft } from './storedDraft';
import { deleteUnloadDrafts, unloadedDrafts, unloadName } from './unloadNames';
import { deleteWhere, finishWipe, wipe } from './wipe';

/** What the portal does with drafts on this device outside of forms; see docs/security.md. */
export { importDeviceKeys, type DeviceKeys } from './deviceKeys';

/** Deletes the drafts of a customer, for signing out; without keys, which name them, all drafts. */
export const forgetDrafts = (own: DeviceKeys | undefined): Promise<void> =>
  wipe(own ? own.keys.map(beginningOf) : ['']);

/** Deletes the drafts of all other customers, and encrypts those that an earlier version stored in clear. */
export async function takeOverDrafts(own: DeviceKeys, clientId: string): Promise<void> {
  if (isKeptTooLong()) await wipe(['']);
  await finishWipe();
  const beginnings = own.keys.map(beginningOf);
  const isOwn = (name: string) => beginnings.some((beginning) => name.startsWith(beginning));
  for (const name of await clearNames())
    if (name.startsWith(`${clientId}/`)) await sealClearDraft(name);
  deleteUnloadDrafts((name) => !isOwn(name));
  await deleteWhere((name) => !isOwn(name));

  async function sealClearDraft(name: string): Promise<void> {
    const [key] = own.keys;
    const draft = await readClearDraft(name);
    if (!key || !draft) return;
    const sealedName = await draftName(key, name.slice(clientId.length + 1));
    if ((await storedNames()).includes(sealedName)) return;
    await writeStored(await sealDraft(key, sealedName, draft));
    keepForDays(own.days);
    await deleteStored([name]);
  }
}

/** Deletes what nobody who signs in now can need: drafts in clear, and all drafts once they were kept too long. */
export async function forgetOldDrafts(): Promise<void> {
  if (isKeptTooLong()) return wipe(['']);
  deleteUnloadDrafts((name) => !isSealed(name));
  await deleteWhere((name) => !isSealed(name));
}

async function clearNames(): Promise<string[]> {
  const names = new Set([...(await storedNames()), ...unloadedDrafts()]);
  return [...names].filter((name) => !isSealed(name));
}

/** As the versions read it that stored drafts in clear. */
async function readClearDraft(name: string): Promise<DeviceDraft | undefined> {
  const draft = await readStored<DeviceDraft>(name);
  const unloaded = localStorage.getItem(unloadName(name));
  const stored = unloaded ? { files: draft?.files ?? [], ...JSON.parse(unloaded) } : draft;
  return stored && withCurrentNames(stored);
}
