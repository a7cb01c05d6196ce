import { getAt } from '#engine';
import { autosave } from './draft/autosave';
import { type Draft, forgetDraft, readDraft } from './draft/deviceDraft';
import { fetchLists } from './answers/lists';
import { keepForm } from './draft/serverDraft';
import { pickPolicy } from './policy/pickPolicy';
import type { Session } from './formController';
import { firstState } from './state';

/** Brings back a draft, picks the policy that is known already, and keeps a draft from then on. Gives back how to stop. */
export function open(session: Session): () => void {
  const { props } = session;
  let isOpen = true;
  let stop = () => {};
  void begin();
  return () => {
    isOpen = false;
    stop();
  };

  async function begin(): Promise<void> {
    void fetchLists(session, 'free');
    const draft = await readDraft(session).catch((refusal) => {
      console.warn('Drafts cannot be read on this device.', refusal);
      return undefined;
    });
    if (!isOpen) return;
    if (draft) restore(session, draft);
    stop = autosave(session);
    const policyNo = props.initialPolicyNo ?? draft?.policyNo;
    // What this device alone has of another policy goes to the server before its place is taken.
    if (draft?.isUnkept && draft.answersOf !== policyNo) await pickPolicy(session, draft.answersOf);
    if (isOpen && policyNo) await pickPolicy(session, policyNo);
  }
}

function restore(session: Session, draft: Draft): void {
  const { answersOf, typed, before, files, sentLast, signed = {}, kept, page = '' } = draft;
  for (const [id, file] of files) session.files.set(id, file);
  const answers = Object.fromEntries(
    Object.entries(typed).filter(([, value]) => {
      const id = getAt(value, '/id');
      return typeof id !== 'string' || session.files.has(id);
    }),
  );
  session.sentLast = sentLast;
  session.answersOf = answersOf;
  session.kept = kept;
  session.store.set({ answers, before, signed, page: { name: page }, draft: 'restored' });
}

/** An empty form again; the lists that were fetched stay. */
export function startAgain(session: Session): void {
  forgetDraft(session);
  session.files.clear();
  session.setAside.clear();
  session.answersOf = '';
  session.sentLast = undefined;
  session.kept = undefined;
  session.startsAnew = '';
  const { lists, sent } = session.store.get();
  session.store.set({ ...firstState, lists, sent });
}

/** The same by choice: what the server keeps of the policy is written over as soon as it is open again. */
export async function startAnew(session: Session): Promise<void> {
  const { policyNo } = session.store.get();
  startAgain(session);
  if (!session.props.definition.request.draft || policyNo === '') return;
  session.startsAnew = policyNo;
  await pickPolicy(session, policyNo);
  await keepForm(session);
}
