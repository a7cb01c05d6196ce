import { type Answers, type CompiledDefinition, normalizeAnswers } from '#engine';
import { deepEquals } from '@rjsf/utils';
import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { typedAnswers } from '../answers/typedAnswers';
import { withAt } from '../answers/withAt';
import type { FormController } from '../formController';
import type { FormState } from '../state';
import { type DeviceDraft, withCurrentNames } from './draft';
import {
  readUnloadDraft,
  deleteUnloadDraft,
  deleteUnloadDrafts,
  writeUnloadDraft,
} from './unloadDraft';

let store: UseStore | undefined;
const drafts = () => (store ??= createStore('request-drafts', 'drafts'));

/** The wiped beginnings of keys, in order: a form that was open before the wipe of its draft saves nothing any more. */
const wiped: string[] = [];
const openedAt = new WeakMap<FormController, number>();

const isWiped = (controller: FormController) =>
  wiped
    .slice(openedAt.get(controller))
    .some((beginning) => controller.props.draftKey.startsWith(beginning));

/**
 * In local storage while a wipe is under way: the beginning of the keys. A wipe that was cut off is finished before a
 * draft is read or saved.
 */
const wipeMark = 'request-drafts-wipe';

/** Deletes the drafts of one customer from this device, for signing out; `own` is how their keys begin. */
export async function forgetDrafts(own: string): Promise<void> {
  wiped.push(own);
  deleteUnloadDrafts((key) => key.startsWith(own));
  localStorage.setItem(wipeMark, own);
  await finishWipe();
}

// A form of the customer that is open in another tab must not bring the draft back either.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === wipeMark && newValue !== null) wiped.push(newValue);
});

const isWipePending = () => localStorage.getItem(wipeMark) !== null;

async function finishWipe(): Promise<void> {
  const own = localStorage.getItem(wipeMark);
  if (own === null) return;
  await deleteWhere((key) => key.startsWith(own));
  localStorage.removeItem(wipeMark);
}

async function deleteWhere(isDoomed: (key: string) => boolean): Promise<void> {
  const known = await keys<string>(drafts());
  await delMany(known.filter(isDoomed), drafts());
}

/** Deletes the drafts whose key does not begin with this customer's. */
export async function forgetDraftsOfOthers(own: string): Promise<void> {
  const isOther = (key: string) => !key.startsWith(own);
  deleteUnloadDrafts(isOther);
  await finishWipe();
  await deleteWhere(isOther);
}

export async function readDeviceDraft(
  controller: FormController,
): Promise<DeviceDraft | undefined> {
  openedAt.set(controller, wiped.length);
  const { draftKey } = controller.props;
  await finishWipe();
  const draft = await get<DeviceDraft>(draftKey, drafts());
  const unloadDraft = readUnloadDraft(draftKey);
  const stored = unloadDraft ? { files: draft?.files ?? [], ...unloadDraft } : draft;
  return stored && withCurrentNames(stored);
}

export function deleteDeviceDraft(controller: FormController): void {
  void tryWriting(controller, async () => {
    deleteUnloadDraft(controller.props.draftKey);
    await del(controller.props.draftKey, drafts());
  });
}

export async function saveDeviceDraft(controller: FormController): Promise<void> {
  if (isWiped(controller)) return controller.store.set({ draft: 'failed' });
  const draft = draftOf(controller);
  if (!draft) return deleteDeviceDraft(controller);
  const isSaved = await tryWriting(controller, async () => {
    // Without a wipe it is written at once: the page may be closing.
    if (isWipePending()) await finishWipe();
    await set(controller.props.draftKey, draft, drafts());
    deleteUnloadDraft(controller.props.draftKey);
  });
  const { draft: shown } = controller.store.get();
  if (isSaved && (shown === 'none' || shown === 'failed')) controller.store.set({ draft: 'saved' });
}

/** Saves while the page closes: at once without files, then completely if the browser leaves time. */
export function saveDeviceDraftOnUnload(controller: FormController): void {
  const draft = isWiped(controller) ? undefined : draftOf(controller);
  if (draft)
    void tryWriting(controller, async () => writeUnloadDraft(controller.props.draftKey, draft));
  void saveDeviceDraft(controller);
}

/** The draft to save; undefined while nothing was typed for any policy. */
function draftOf({ props, store, files, typing }: FormController): DeviceDraft | undefined {
  const { answers, firstAnswers, page, ...state } = store.get();
  const { policyNo, answersPolicyNo, entriesBeforeEdit, editedLists } = state;
  const { signed, lastSubmission, serverDraft } = state;
  // With the text that is still being typed: the page may close before it becomes an answer.
  const current = [...typing.get().values].reduce<Answers>(
    (soFar, [at, value]) => withAt(soFar, at, value),
    answers,
  );
  const typed = typedAnswers(props.definition, current, firstAnswers);
  if (Object.keys({ ...typed, ...editedLists }).length === 0) return undefined;
  return {
    policyNo,
    answersPolicyNo,
    page: page.name,
    typed,
    entriesBeforeEdit,
    editedLists,
    files: [...files].filter(([id]) => isUsed({ typed, editedLists }, id)),
    signed,
    lastSubmission,
    serverDraft,
    isUnsaved: isUnsaved(props.definition, store.get(), current),
  };
}

/** Whether the server lacks these answers, where it keeps drafts. */
function isUnsaved(
  definition: CompiledDefinition,
  { answersPolicyNo, serverDraft }: FormState,
  answers: Answers,
): boolean {
  if (!definition.request.draft || answersPolicyNo === '') return false;
  return !serverDraft || !deepEquals(serverDraft.answers, normalizeAnswers(definition, answers));
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
