import { type Context, getAt, schemaVersion } from '#engine';
import { autosave } from './draft/autosave';
import { leaveDeviceDraft, readDeviceDraft, releaseDeviceDraft } from './draft/deviceDraft';
import type { DeviceDraft } from './draft/draft';
import { fetchLists } from './answers/lists';
import { saveServerDraft } from './draft/serverDraft';
import { pickPolicy } from './policy/pickPolicy';
import { keepPolicyForReload, takeReloadedPolicy } from './policy/reloadedPolicy';
import { recover } from './submit/recover';
import type { FormController } from './formController';
import { isSending } from './leftForms';
import { stillValid } from './otp';
import { resetForm } from './resetForm';

/** Milliseconds: a database that never answers must not hold up a form. Another tab may need two seconds to let go. */
const patience = 5000;

/**
 * Restores the draft of this device, picks the policy that is known already or the only one that is eligible, and saves
 * from then on; returns how to stop.
 */
export function open(controller: FormController, eligible: Context['policies']): () => void {
  const { props } = controller;
  let isOpen = true;
  let stop = () => {};
  const forgetPolicy = keepPolicyForReload(controller);
  void begin();
  return () => {
    isOpen = false;
    forgetPolicy();
    stop();
  };

  async function begin(): Promise<void> {
    if (controller.isRestored) {
      stop = autosave(controller);
      return;
    }
    void fetchLists(controller, 'free');
    const signal = AbortSignal.timeout(patience);
    const read = readDeviceDraft(controller, signal);
    const draft = await Promise.race([read, aborted(signal)]).catch((error: unknown) => {
      console.warn('Drafts cannot be read on this device.', error);
      if (signal.aborted) leaveDeviceDraft(controller);
      controller.store.set({ draft: 'failed' });
      return undefined;
    });
    if (!isOpen) return releaseDeviceDraft(controller);
    controller.isRestored = true;
    // Without a draft there is nothing to set, and the form is drawn from now on all the same.
    if (draft) restore(controller, draft);
    else controller.store.set({});
    stop = autosave(controller);
    const reloaded = takeReloadedPolicy();
    if (draft?.lastSubmission?.isOpen && (await isRaised(controller))) return;
    if (!isOpen) return;
    const only = eligible.length === 1 ? eligible[0]!.policyNo : undefined;
    const before = eligible.find((policy) => policy.policyNo === reloaded)?.policyNo;
    const policyNo = before ?? props.initialPolicyNo ?? (draft?.policyNo || only);
    // Answers for another policy that only this device has go to the server first: picking a policy replaces them.
    let changes: string[] = [];
    if (draft?.isUnsaved && draft.answersPolicyNo !== policyNo) {
      await pickPolicy(controller, draft.answersPolicyNo);
      changes = controller.store.get().draftChanges;
    }
    if (isOpen && policyNo) await pickPolicy(controller, policyNo);
    if (changes.length > 0)
      controller.store.set({ draftChanges: [...changes, ...controller.store.get().draftChanges] });
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Whether the request was raised that the last visit had sent as it ended. */
async function isRaised(controller: FormController): Promise<boolean> {
  const before = controller.store.get().lastSubmission;
  await recover(controller);
  return before !== undefined && controller.store.get().lastSubmission === undefined;
}

function restore(controller: FormController, draft: DeviceDraft): void {
  const { answersPolicyNo = '', typed, entriesBeforeEdit = {}, page = '' } = draft;
  const { editedLists = {}, confirmed = {}, files, lastSubmission, serverDraft } = draft;
  const { asked } = draft;
  for (const [id, file] of files) controller.files.set(id, file);
  const answers = Object.fromEntries(
    Object.entries(typed).filter(([, value]) => {
      const id = getAt(value, '/id');
      return typeof id !== 'string' || controller.files.has(id);
    }),
  );
  controller.store.set({
    answersPolicyNo,
    answers,
    entriesBeforeEdit,
    editedLists,
    confirmed,
    ...stillValid(draft),
    lastSubmission,
    serverDraft,
    page: { name: page },
    asked: asked?.version === schemaVersion(controller.props.definition) ? undefined : asked,
    draft: Object.keys({ ...typed, ...editedLists }).length > 0 ? 'restored' : 'none',
    isBack: lastSubmission?.isOpen === true,
  });
}

/** Empties the form and opens its policy again, over the draft that the server keeps. */
export async function startAgain(controller: FormController): Promise<void> {
  if (isSending(controller)) return;
  const { policyNo } = controller.store.get();
  resetForm(controller);
  if (!controller.props.definition.request.draft || policyNo === '') return;
  controller.store.set({ discardServerDraftOf: policyNo });
  await pickPolicy(controller, policyNo);
  await saveServerDraft(controller);
}
