import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { Answers } from '../../engine';
import { typedOf } from './layAnswers';
import type { Session } from './session';
import type { RequestState } from './state';

/** What is kept on this device: only what the customer gave, with the bytes of chosen files. */
export interface Draft extends Pick<RequestState, 'policyNo' | 'before'> {
  /** The policy whose lists were edited. */
  answersOf: string;
  typed: Answers;
  files: [id: string, file: File][];
  sentLast: Session['sentLast'];
}

let store: UseStore | undefined;
const drafts = () => (store ??= createStore('request-drafts', 'drafts'));

/** Counts the wipes: a form that was open before the last one keeps nothing any more. */
let wipes = 0;
const openedAt = new WeakMap<Session, number>();

/** Removes every draft from this device; for signing out. */
export async function forgetDrafts(): Promise<void> {
  wipes++;
  await clear(drafts());
}

export async function readDraft(session: Session): Promise<Draft | undefined> {
  openedAt.set(session, wipes);
  return get<Draft>(session.props.draftKey, drafts());
}

export function forgetDraft(session: Session): void {
  void keep(session, () => del(session.props.draftKey, drafts()));
}

export async function saveDraft(session: Session): Promise<void> {
  if (openedAt.get(session) !== wipes) return;
  const { policyNo, answers, firstAnswers, before, draft } = session.store.get();
  const typed = typedOf(answers, firstAnswers);
  if (Object.keys(typed).length === 0) return forgetDraft(session);
  const files = [...session.files].filter(([id]) => isUsed(typed, id));
  const { answersOf, sentLast } = session;
  const kept: Draft = { policyNo, answersOf, typed, before, files, sentLast };
  const isKept = await keep(session, () => set(session.props.draftKey, kept, drafts()));
  if (isKept && draft === 'none') session.store.set({ draft: 'saved' });
}

/** A device may refuse (private window, full disk): the form goes on and says that it keeps nothing. */
async function keep(session: Session, write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (refusal) {
    console.warn('No draft is kept on this device.', refusal);
    session.store.set({ draft: 'failed' });
    return false;
  }
}

const isUsed = (answers: Answers, id: string) =>
  JSON.stringify(answers).includes(JSON.stringify(id));
