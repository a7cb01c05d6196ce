import type { DeviceKeys } from './deviceKeys';
import { inOrder, readStored, storedNames, writeStored } from './deviceStore';
import { type DeviceDraft, withCurrentNames } from './draft';
import { draftName, isSealed, prefixOf } from './draftNames';
import { areDraftsExpired, extendExpiry } from './keepUntil';
import { sealDraft } from './storedDraft';
import { deleteUnloadDrafts, unloadedDrafts, unloadName } from './unloadNames';
import { countWipes, deleteWhere, finishWipe, isWipedSince, wipe } from './wipe';

/** What the portal does with drafts on this device outside of forms; see docs/security.md. */
export { importDeviceKeys, type DeviceKeys } from './deviceKeys';

/** Deletes the drafts of a customer, for signing out; all drafts where no keys tell which are theirs. */
export const forgetDrafts = (own: DeviceKeys | undefined): Promise<void> =>
  wipe(own && own.keys.length > 0 ? own.keys.map(prefixOf) : ['']);

/** Deletes the drafts of all other customers, and encrypts those that an earlier version stored in clear. */
export async function takeOverDrafts(own: DeviceKeys, clientId: string): Promise<void> {
  const wipes = countWipes();
  if (areDraftsExpired()) await wipe(['']);
  await finishWipe();
  const prefixes = own.keys.map(prefixOf);
  const isOwn = (name: string) => prefixes.some((prefix) => name.startsWith(prefix));
  for (const name of await clearNames())
    if (name.startsWith(`${clientId}/`))
      await inOrder(() => sealClearDraft(name)).catch((fault: unknown) =>
        console.warn('A draft of an earlier version cannot be read.', fault),
      );
  deleteUnloadDrafts((name) => !isOwn(name));
  await deleteWhere((name) => !isOwn(name));

  async function sealClearDraft(name: string): Promise<void> {
    const [key] = own.keys;
    const draft = await readClearDraft(name);
    if (!key || !draft) return;
    const sealedName = await draftName(key, name.slice(clientId.length + 1));
    if ((await storedNames()).includes(sealedName)) return;
    const entries = await sealDraft(key, sealedName, draft);
    // The customer may have logged out meanwhile.
    if (isWipedSince(wipes, sealedName)) return;
    await writeStored(entries);
    extendExpiry(own.days);
  }
}

/** Deletes drafts in clear, and all drafts once they have expired. */
export async function forgetOldDrafts(): Promise<void> {
  if (areDraftsExpired()) return wipe(['']);
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
