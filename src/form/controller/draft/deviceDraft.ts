import { type Answers, normalizeAnswers } from '#engine';
import { deepEquals } from '@rjsf/utils';
import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { typedAnswers } from '../answers/typedAnswers';
import { withAt } from '../answers/withAt';
import type { FormController } from '../formController';
import type { FormState } from '../state';
import {
  readUnloadDraft,
  deleteUnloadDraft,
  deleteUnloadDrafts,
  writeUnloadDraft,
} from './unloadDraft';

/** What is kept on this device: only what the customer gave, with the bytes of chosen files. */
export interface DeviceDraft extends Pick<FormState, 'policyNo' | 'before' | 'signed'> {
  page: string;
  /** The policy whose lists were edited. */
  answersPolicyNo: string;
  typed: Answers;
  files: [id: string, file: File][];
  lastSubmission: FormController['lastSubmission'];
  serverDraft: FormController['serverDraft'];
  /** The server has it otherwise, or not at all. */
  isUnsaved: boolean;
}

let store: UseStore | undefined;
const drafts = () => (store ??= createStore('request-drafts', 'drafts'));

/** Counts the wipes: a form that was open before the last one keeps nothing any more. */
let wipes = 0;
const openedAt = new WeakMap<FormController, number>();

/** Removes every draft from this device; for signing out. */
export async function forgetDrafts(): Promise<void> {
  wipes++;
  deleteUnloadDrafts();
  await clear(drafts());
}

/** Removes those whose key does not begin with this person's. */
export async function forgetDraftsOfOthers(own: string): Promise<void> {
  deleteUnloadDrafts(own);
  const known = await keys<string>(drafts());
  await delMany(
    known.filter((key) => !key.startsWith(own)),
    drafts(),
  );
}

export async function readDeviceDraft(
  controller: FormController,
): Promise<DeviceDraft | undefined> {
  openedAt.set(controller, wipes);
  const { draftKey } = controller.props;
  const draft = await get<DeviceDraft>(draftKey, drafts());
  const leftover = readUnloadDraft(draftKey);
  return leftover ? { files: draft?.files ?? [], ...leftover } : draft;
}

export function deleteDeviceDraft(controller: FormController): void {
  void keep(controller, async () => {
    deleteUnloadDraft(controller.props.draftKey);
    await del(controller.props.draftKey, drafts());
  });
}

export async function saveDeviceDraft(controller: FormController): Promise<void> {
  if (openedAt.get(controller) !== wipes) return;
  const draft = draftOf(controller);
  if (!draft) return deleteDeviceDraft(controller);
  const isKept = await keep(controller, async () => {
    await set(controller.props.draftKey, draft, drafts());
    deleteUnloadDraft(controller.props.draftKey);
  });
  if (isKept && controller.store.get().draft === 'none') controller.store.set({ draft: 'saved' });
}

/** The same while the page goes: at once, and the whole of it as far as there is time. */
export function saveDeviceDraftOnUnload(controller: FormController): void {
  const draft = openedAt.get(controller) === wipes ? draftOf(controller) : undefined;
  if (draft) void keep(controller, async () => writeUnloadDraft(controller.props.draftKey, draft));
  void saveDeviceDraft(controller);
}

/** Nothing where nothing was typed. */
function draftOf(controller: FormController): DeviceDraft | undefined {
  const { policyNo, answers, firstAnswers, before, signed, page } = controller.store.get();
  // What is still being typed is kept as well: the page may be gone before it is handed over.
  const whole = [...controller.typing].reduce<Answers>(
    (soFar, [at, value]) => withAt(soFar, at, value),
    answers,
  );
  const typed = typedAnswers(controller.props.definition, whole, firstAnswers);
  if (Object.keys(typed).length === 0) return undefined;
  const files = [...controller.files].filter(([id]) => isUsed(typed, id));
  const { answersPolicyNo, lastSubmission, serverDraft } = controller;
  const where = {
    policyNo,
    answersPolicyNo,
    page: page.name,
    isUnsaved: isUnsaved(controller, whole),
  };
  return { ...where, typed, before, files, signed, lastSubmission, serverDraft };
}

/** Whether the server should have the answers, and has not. */
function isUnsaved(
  { props, answersPolicyNo, serverDraft }: FormController,
  answers: Answers,
): boolean {
  const { definition } = props;
  if (!definition.request.draft || answersPolicyNo === '') return false;
  return !serverDraft || !deepEquals(serverDraft.answers, normalizeAnswers(definition, answers));
}

/** A device may refuse (private window, full disk): the form goes on and says that it keeps nothing. */
async function keep(controller: FormController, write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (refusal) {
    console.warn('No draft is kept on this device.', refusal);
    controller.store.set({ draft: 'failed' });
    return false;
  }
}

const isUsed = (answers: Answers, id: string) =>
  JSON.stringify(answers).includes(JSON.stringify(id));
