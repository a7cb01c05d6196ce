import type { FormController } from '../formController';
import type { DeviceKey } from './deviceKeys';
import { inOrder, writeStored } from './deviceStore';
import { type DeviceDraft, withCurrentFields, withCurrentNames } from './draft';
import { fileName, inSlot, isPartOf } from './draftNames';
import { draftOf, isAsCarriedOver } from './draftOf';
import {
  type DraftPlace,
  draftPlaces,
  isWiped,
  leaveUnread,
  presentDrafts,
  takePlace,
} from './draftPlace';
import { extendExpiry } from './keepUntil';
import { readSealedDraft, sealDraft } from './storedDraft';
import { slotNumbers } from './tabSlots';
import { deleteUnloadDraft, readUnloadDraft, unloadText, writeUnloadDraft } from './unloadDraft';
import { deleteWhere, finishWipe } from './wipe';

/** Undefined where this browser cannot encrypt. Once it is `signal`led that the form goes on without, it takes no place. */
export async function readDeviceDraft(
  controller: FormController,
  signal: AbortSignal,
): Promise<DeviceDraft | undefined> {
  const { definition, deviceKeys } = controller.props;
  const { keys } = deviceKeys;
  if (keys.length === 0) return undefined;
  const place = await takePlace(keys, definition.key);
  if (signal.aborted) {
    place.release();
    return undefined;
  }
  draftPlaces.set(controller, place);
  return inOrder(async () => {
    await finishWipe();
    const present = await presentDrafts();
    const found = (await readHere(present)) ?? (await readElsewhere(present));
    place.isRead = true;
    return found;
  });

  async function readHere(present: Set<string>): Promise<DeviceDraft | undefined> {
    for (const [i, name] of [place.name, ...place.earlierNames].entries()) {
      const draft = present.has(name) && (await readDraft(keys[i]!, name));
      if (draft) return withCurrentFields(definition, withCurrentNames(draft));
    }
    return undefined;
  }

  /** What was typed in another tab, to go on with; a request that is being sent there is its own matter. */
  async function readElsewhere(present: Set<string>): Promise<DeviceDraft | undefined> {
    for (const [i, key] of keys.entries())
      for (const name of slotNumbers.map((number) => inSlot(place.own[i]!, number))) {
        const draft = present.has(name) && (await readDraft(key, name));
        if (!draft) continue;
        const current = withCurrentFields(definition, withCurrentNames(draft));
        if (!current.lastSubmission?.isOpen) return { ...current, lastSubmission: undefined };
      }
    return undefined;
  }
}

async function readDraft(key: DeviceKey, name: string): Promise<DeviceDraft | undefined> {
  const draft = await readSealedDraft(key, name);
  const unloadDraft = await readUnloadDraft(key, name);
  return unloadDraft ? { files: draft?.files ?? [], ...unloadDraft } : draft;
}

/** The form is left: after what is being saved, another tab can go on with its draft. */
export function releaseDeviceDraft(controller: FormController): void {
  const place = draftPlaces.get(controller);
  if (place) void inOrder(async () => place.release());
}

/** For a form that goes on without a draft that is not read: what it saves would overwrite that. */
export function leaveDeviceDraft(controller: FormController): void {
  draftPlaces.get(controller)?.release();
  draftPlaces.delete(controller);
}

export function deleteDeviceDraft(controller: FormController): void {
  const place = draftPlaces.get(controller);
  if (place) void tryWriting(controller, () => deleteAt(place));
}

async function deleteAt(place: DraftPlace): Promise<void> {
  if (!place.isRead) return;
  const { name, unloadKey, earlierNames } = place;
  const names = [name, ...earlierNames];
  for (const one of names) deleteUnloadDraft(one);
  // Takes the place of the draft at once: the page may close before that is deleted.
  writeUnloadDraft(name, unloadKey, nothing);
  const written = unloadText(name);
  await inOrder(async () => {
    delete place.kept;
    await deleteWhere((stored) => names.some((one) => isPartOf(one, stored)));
    if (unloadText(name) === written) deleteUnloadDraft(name);
  });
}

/** A draft in which nothing was typed. */
const nothing: DeviceDraft = {
  policyNo: '',
  answersPolicyNo: '',
  page: '',
  typed: {},
  entriesBeforeEdit: {},
  editedLists: {},
  files: [],
  confirmed: {},
  proofs: [],
  sentOtps: {},
  lastSubmission: undefined,
  serverDraft: undefined,
  isUnsaved: false,
};

export async function saveDeviceDraft(controller: FormController): Promise<void> {
  if (isAsCarriedOver(controller)) return;
  const place = draftPlaces.get(controller);
  if (place && isWiped(place)) return controller.store.set({ draft: 'failed' });
  const draft = draftOf(controller);
  if (!draft) return deleteDeviceDraft(controller);
  // A browser encrypts in a secure context only.
  if (!place) return controller.store.set({ draft: 'failed' });
  const isSaved = await tryWriting(controller, () =>
    saveAt(place, draft, controller.props.deviceKeys.days),
  );
  if (isWiped(place)) return controller.store.set({ draft: 'failed' });
  const { draft: shown } = controller.store.get();
  if (isSaved && (shown === 'none' || shown === 'failed')) controller.store.set({ draft: 'saved' });
}

async function saveAt(place: DraftPlace, draft: DeviceDraft, days: number): Promise<void> {
  const replaced = unloadText(place.name);
  await inOrder(async () => {
    if (!place.isRead) await leaveUnread(place);
    const { key, name, earlierNames } = place;
    const entries = await sealDraft(key, name, draft);
    await finishWipe();
    // The customer may have logged out meanwhile.
    if (isWiped(place)) return;
    await writeStored(entries);
    extendExpiry(days);
    if (unloadText(name) === replaced) deleteUnloadDraft(name);
    for (const earlier of earlierNames) deleteUnloadDraft(earlier);
    const used = new Set([name, ...draft.files.map(([id]) => fileName(name, id))]);
    const kept = [...used].join(' ');
    // To look for names that there cannot be takes as long as the rest, and each pause in typing saves.
    if (place.kept === kept) return;
    await deleteWhere(
      (stored) => [name, ...earlierNames].some((one) => isPartOf(one, stored)) && !used.has(stored),
    );
    place.kept = kept;
  });
}

/** Saves while the page closes: at once without files, then completely if the browser leaves time. */
export function saveDeviceDraftOnUnload(controller: FormController): void {
  if (isAsCarriedOver(controller)) return;
  const place = draftPlaces.get(controller);
  const draft = place && !isWiped(place) ? draftOf(controller) : undefined;
  if (place?.isRead && draft)
    void tryWriting(controller, async () => {
      writeUnloadDraft(place.name, place.unloadKey, draft);
      extendExpiry(controller.props.deviceKeys.days);
    });
  void saveDeviceDraft(controller);
}

/** A device may refuse (private window, full disk): the form continues and says so. */
async function tryWriting(
  controller: FormController,
  write: () => Promise<void>,
): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    console.warn('No draft is kept on this device.', error);
    controller.store.set({ draft: 'failed' });
    return false;
  }
}
