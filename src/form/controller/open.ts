import { getAt } from '#engine';
import { autosave } from './draft/autosave';
import { deleteDeviceDraft, readDeviceDraft } from './draft/deviceDraft';
import type { DeviceDraft } from './draft/draft';
import { fetchLists } from './answers/lists';
import { saveServerDraft } from './draft/serverDraft';
import { pickPolicy } from './policy/pickPolicy';
import type { FormController } from './formController';
import { initialState } from './state';

/** Restores the draft of this device, picks the policy that is known already, and saves from then on; returns how to stop. */
export function open(controller: FormController): () => void {
  const { props } = controller;
  let isOpen = true;
  let stop = () => {};
  void begin();
  return () => {
    isOpen = false;
    stop();
  };

  async function begin(): Promise<void> {
    void fetchLists(controller, 'free');
    const draft = await readDeviceDraft(controller).catch((error: unknown) => {
      console.warn('Drafts cannot be read on this device.', error);
      return undefined;
    });
    if (!isOpen) return;
    if (draft) restore(controller, draft);
    stop = autosave(controller);
    const policyNo = props.initialPolicyNo ?? draft?.policyNo;
    // Answers for another policy that only this device has go to the server first: picking a policy replaces them.
    if (draft?.isUnsaved && draft.answersPolicyNo !== policyNo)
      await pickPolicy(controller, draft.answersPolicyNo);
    if (isOpen && policyNo) await pickPolicy(controller, policyNo);
  }
}

function restore(controller: FormController, draft: DeviceDraft): void {
  const { answersPolicyNo = '', typed, entriesBeforeEdit = {}, signed = {}, page = '' } = draft;
  const { editedLists = {}, files, lastSubmission, serverDraft } = draft;
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
    signed,
    lastSubmission,
    serverDraft,
    page: { name: page },
    draft: 'restored',
  });
}

/** Empties the form; the lists that were fetched stay. */
export function resetForm(controller: FormController): void {
  deleteDeviceDraft(controller);
  controller.files.clear();
  const { lists, submission } = controller.store.get();
  controller.store.set({
    ...initialState,
    lists,
    ...(submission.kind === 'sending' && { submission }),
  });
}

/** Empties the form and opens its policy again, over the draft that the server keeps. */
export async function startAgain(controller: FormController): Promise<void> {
  const { policyNo } = controller.store.get();
  resetForm(controller);
  if (!controller.props.definition.request.draft || policyNo === '') return;
  controller.store.set({ discardServerDraftOf: policyNo });
  await pickPolicy(controller, policyNo);
  await saveServerDraft(controller);
}
