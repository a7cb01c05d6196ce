import { getAt } from '../../engine';
import { type Draft, forgetDraft, readDraft, saveDraft } from './drafts';
import { fetchLists } from './fetchLists';
import { pickPolicy } from './pickPolicy';
import { flush, type Session } from './session';
import { firstState } from './state';

/** Milliseconds of quiet after which a draft is saved. */
const pause = 400;

/** Brings back a draft, picks the policy that is known already, and keeps a draft from then on. Gives back how to stop. */
export function open(session: Session): () => void {
  const { store, props } = session;
  let isOpen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
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
    stop = keepDraft();
    const policyNo = props.initialPolicyNo ?? draft?.policyNo;
    if (policyNo) await pickPolicy(session, policyNo);
  }

  function keepDraft(): () => void {
    let saved = store.get().answers;
    const save = () => {
      clearTimeout(timer);
      saved = store.get().answers;
      void saveDraft(session);
    };
    const leave = () => {
      flush(session);
      save();
    };
    const unwatch = store.watch(() => {
      if (store.get().answers === saved) return;
      clearTimeout(timer);
      timer = setTimeout(save, pause);
    });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      unwatch();
      leave();
    };
  }
}

function restore(session: Session, { answersOf, typed, before, files, sentLast }: Draft): void {
  for (const [id, file] of files) session.files.set(id, file);
  const answers = Object.fromEntries(
    Object.entries(typed).filter(([, value]) => {
      const id = getAt(value, '/id');
      return typeof id !== 'string' || session.files.has(id);
    }),
  );
  session.sentLast = sentLast;
  session.answersOf = answersOf;
  session.store.set({ answers, before, draft: 'restored' });
}

/** An empty form again; the lists that were fetched stay. */
export function startAgain(session: Session): void {
  forgetDraft(session);
  session.files.clear();
  session.setAside.clear();
  session.answersOf = '';
  session.sentLast = undefined;
  const { lists, sent } = session.store.get();
  session.store.set({ ...firstState, lists, sent });
}
