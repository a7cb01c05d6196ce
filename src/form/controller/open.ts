import { getAt } from '#engine';
import { autosave } from './draft/autosave';
import { type DeviceDraft, deleteDeviceDraft, readDeviceDraft } from './draft/deviceDraft';
import { fetchLists } from './answers/lists';
import { saveServerDraft } from './draft/serverDraft';
import { pickPolicy } from './policy/pickPolicy';
import type { FormController } from './formController';
import { initialState } from './state';

/** Brings back a draft, picks the policy that is known already, and keeps a draft from then on. Gives back how to stop. */
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
    const draft = await readDeviceDraft(controller).catch((refusal) => {
      console.warn('Drafts cannot be read on this device.', refusal);
      return undefined;
    });
    if (!isOpen) return;
    if (draft) restore(controller, draft);
    stop = autosave(controller);
    const policyNo = props.initialPolicyNo ?? draft?.policyNo;
    // What this device alone has of another policy goes to the server before its place is taken.
    if (draft?.isUnsaved && draft.answersPolicyNo !== policyNo)
      await pickPolicy(controller, draft.answersPolicyNo);
    if (isOpen && policyNo) await pickPolicy(controller, policyNo);
  }
}

function restore(controller: FormController, draft: DeviceDraft): void {
  const {
    answersPolicyNo,
    typed,
    before,
    files,
    lastSubmission,
    signed = {},
    serverDraft,
    page = '',
  } = draft;
  for (const [id, file] of files) controller.files.set(id, file);
  const answers = Object.fromEntries(
    Object.entries(typed).filter(([, value]) => {
      const id = getAt(value, '/id');
      return typeof id !== 'string' || controller.files.has(id);
    }),
  );
  controller.lastSubmission = lastSubmission;
  controller.answersPolicyNo = answersPolicyNo;
  controller.serverDraft = serverDraft;
  controller.store.set({ answers, before, signed, page: { name: page }, draft: 'restored' });
}

/** An empty form again; the lists that were fetched stay. */
export function startAgain(controller: FormController): void {
  deleteDeviceDraft(controller);
  controller.files.clear();
  controller.editedLists.clear();
  controller.answersPolicyNo = '';
  controller.lastSubmission = undefined;
  controller.serverDraft = undefined;
  controller.startsAnew = '';
  const { lists, sent } = controller.store.get();
  controller.store.set({ ...initialState, lists, sent });
}

/** The same by choice: what the server keeps of the policy is written over as soon as it is open again. */
export async function startAnew(controller: FormController): Promise<void> {
  const { policyNo } = controller.store.get();
  startAgain(controller);
  if (!controller.props.definition.request.draft || policyNo === '') return;
  controller.startsAnew = policyNo;
  await pickPolicy(controller, policyNo);
  await saveServerDraft(controller);
}
