import {
  type Answers,
  type CompiledDefinition,
  fieldOf,
  fieldTitles,
  type Pointer,
  schemaVersion,
  withAt,
} from '#engine';
import { deepEquals } from '@rjsf/utils';
import { normalized } from '../answers/normalized';
import { typedAnswers } from '../answers/typedAnswers';
import type { FormController } from '../formController';
import type { AskedQuestions, FormState } from '../state';
import type { DeviceKey } from './deviceKeys';
import { inOrder, storedNames, writeStored } from './deviceStore';
import { type DeviceDraft, withCurrentFields, withCurrentNames } from './draft';
import { draftName, fileName, inSlot, isPartOf } from './draftNames';
import { extendExpiry } from './keepUntil';
import { readSealedDraft, sealDraft } from './storedDraft';
import { slotNumbers, takeSlot } from './tabSlots';
import {
  createUnloadKey,
  deleteUnloadDraft,
  readUnloadDraft,
  type UnloadKey,
  unloadText,
  writeUnloadDraft,
} from './unloadDraft';
import { unloadedDrafts } from './unloadNames';
import { countWipes, deleteWhere, finishWipe, isWipedSince } from './wipe';

/** Where a form finds its draft on this device, and what encrypts it. */
interface DraftPlace {
  key: DeviceKey;
  name: string;
  unloadKey: UnloadKey;
  /** The names under earlier keys: once the draft is saved with the newest, they are deleted. */
  earlierNames: string[];
  /** How many wipes there had been when the form opened. */
  wipes: number;
  /** Lets another tab take this draft. */
  release: () => void;
  /** The names that the draft had when all others of it were deleted last. */
  kept?: string;
}

const draftPlaces = new WeakMap<FormController, DraftPlace>();

const isWiped = (place: DraftPlace) => isWipedSince(place.wipes, place.name);

/** Undefined where this browser cannot encrypt. Once it is `signal`led that the form goes on without, it takes no place. */
export async function readDeviceDraft(
  controller: FormController,
  signal: AbortSignal,
): Promise<DeviceDraft | undefined> {
  const { definition, deviceKeys } = controller.props;
  const wipes = countWipes();
  const [newestKey] = deviceKeys.keys;
  if (!newestKey) return undefined;
  const [own, names] = await Promise.all([
    Promise.all(deviceKeys.keys.map((key) => draftName(key, definition.key))),
    // If the names cannot be read, reading the drafts below fails, too, and reports it.
    storedNames().catch(() => []),
  ]);
  const stored = [...names, ...unloadedDrafts()];
  const slot = await takeSlot(own[0]!, (number) =>
    own.some((name) => stored.includes(inSlot(name, number))),
  );
  if (!slot) throw new Error('Too many tabs have this form open.');
  const named = deviceKeys.keys.map((key, i) => ({ key, name: inSlot(own[i]!, slot.number) }));
  const [newest, ...earlier] = named;
  const unloadKey = await createUnloadKey(newest!.key, newest!.name);
  const { release } = slot;
  if (signal.aborted) {
    release();
    return undefined;
  }
  const earlierNames = earlier.map(({ name }) => name);
  draftPlaces.set(controller, { ...newest!, unloadKey, earlierNames, wipes, release });
  return inOrder(async () => {
    await finishWipe();
    const present = new Set([...(await storedNames()), ...unloadedDrafts()]);
    for (const { key, name } of named) {
      const draft = present.has(name) && (await readDraft(key, name));
      if (draft) return withCurrentFields(definition, withCurrentNames(draft));
    }
    return readElsewhere(present);
  });

  /** What was typed in another tab, to go on with; a request that is being sent there is its own matter. */
  async function readElsewhere(present: Set<string>): Promise<DeviceDraft | undefined> {
    for (const [i, key] of deviceKeys.keys.entries())
      for (const name of slotNumbers.map((number) => inSlot(own[i]!, number))) {
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
  const { key, name, earlierNames } = place;
  const replaced = unloadText(name);
  await inOrder(async () => {
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

/** The draft still has answers that the form no longer asks, and the customer has only looked at it. */
function isAsCarriedOver({ store, typing }: FormController): boolean {
  const { carriedOver, answers } = store.get();
  return carriedOver === answers && typing.get().values.size === 0;
}

/** Saves while the page closes: at once without files, then completely if the browser leaves time. */
export function saveDeviceDraftOnUnload(controller: FormController): void {
  if (isAsCarriedOver(controller)) return;
  const place = draftPlaces.get(controller);
  const draft = place && !isWiped(place) ? draftOf(controller) : undefined;
  if (place && draft)
    void tryWriting(controller, async () => {
      writeUnloadDraft(place.name, place.unloadKey, draft);
      extendExpiry(controller.props.deviceKeys.days);
    });
  void saveDeviceDraft(controller);
}

/** The draft to save; undefined while nothing was typed for any policy, and no request has an unknown outcome. */
function draftOf({ props, store, files, typing }: FormController): DeviceDraft | undefined {
  const { answers, firstAnswers, page, ...state } = store.get();
  const { policyNo, answersPolicyNo, entriesBeforeEdit, editedLists } = state;
  const { confirmed, proofs, sentOtps, lastSubmission, serverDraft } = state;
  // With the text that is still being typed: the page may close before it becomes an answer.
  const current = [...typing.get().values].reduce<Answers>(
    (soFar, [at, value]) => withAt(soFar, at, value),
    answers,
  );
  const typed = typedAnswers(props.definition, current, firstAnswers);
  const isEmpty = Object.keys({ ...typed, ...editedLists }).length === 0;
  if (isEmpty && !lastSubmission?.isOpen) return undefined;
  return {
    policyNo,
    answersPolicyNo,
    page: page.name,
    asked:
      state.asked ??
      askedIn(props.definition, withEdited(answers, editedLists), [...typing.get().values.keys()]),
    typed,
    entriesBeforeEdit,
    editedLists,
    files: [...files].filter(([id]) => isUsed({ typed, editedLists }, id)),
    confirmed,
    proofs,
    sentOtps,
    lastSubmission,
    serverDraft,
    isUnsaved: isUnsaved(props.definition, store.get(), typing.get().values.size > 0),
  };
}

/**
 * The questions of today. An answer that is hidden counts for nothing, so its question is not named later; what is being
 * typed in is not hidden, and only an answer is normalized once for all.
 */
function askedIn(
  definition: CompiledDefinition,
  answers: Answers,
  typing: Pointer[],
): AskedQuestions {
  const typed = Object.fromEntries(typing.map((at) => [fieldOf(at), '']));
  return {
    version: schemaVersion(definition),
    titles: fieldTitles(definition, { ...typed, ...normalized(definition, answers) }),
  };
}

/** With the lists that were edited for other policies, all together: their questions have the same titles. */
function withEdited(answers: Answers, editedLists: FormState['editedLists']): Answers {
  const edited = Object.values(editedLists).map(({ lists }) => lists);
  return edited.length === 0 ? answers : Object.assign({}, answers, ...edited);
}

/** Whether the server lacks these answers, where it keeps drafts. */
function isUnsaved(
  definition: CompiledDefinition,
  { answers, answersPolicyNo, serverDraft }: FormState,
  isTyping: boolean,
): boolean {
  if (!definition.request.draft || answersPolicyNo === '') return false;
  return (
    isTyping || !serverDraft || !deepEquals(serverDraft.answers, normalized(definition, answers))
  );
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

const isUsed = (answers: Answers, id: string) =>
  JSON.stringify(answers).includes(JSON.stringify(id));
