import { type Answers, normalizeAnswers } from '#engine';
import { deepEquals } from '@rjsf/utils';
import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { typedOf } from '../answers/typedAnswers';
import { withAt } from '../answers/withAt';
import type { Session } from '../formController';
import type { RequestState } from '../state';
import { findLeftover, forgetLeftover, forgetLeftovers, leaveBehind } from './unloadDraft';

/** What is kept on this device: only what the customer gave, with the bytes of chosen files. */
export interface Draft extends Pick<RequestState, 'policyNo' | 'before' | 'signed'> {
  page: string;
  /** The policy whose lists were edited. */
  answersOf: string;
  typed: Answers;
  files: [id: string, file: File][];
  sentLast: Session['sentLast'];
  kept: Session['kept'];
  /** The server has it otherwise, or not at all. */
  isUnkept: boolean;
}

let store: UseStore | undefined;
const drafts = () => (store ??= createStore('request-drafts', 'drafts'));

/** Counts the wipes: a form that was open before the last one keeps nothing any more. */
let wipes = 0;
const openedAt = new WeakMap<Session, number>();

/** Removes every draft from this device; for signing out. */
export async function forgetDrafts(): Promise<void> {
  wipes++;
  forgetLeftovers();
  await clear(drafts());
}

/** Removes those whose key does not begin with this person's. */
export async function forgetDraftsOfOthers(own: string): Promise<void> {
  forgetLeftovers(own);
  const known = await keys<string>(drafts());
  await delMany(
    known.filter((key) => !key.startsWith(own)),
    drafts(),
  );
}

export async function readDraft(session: Session): Promise<Draft | undefined> {
  openedAt.set(session, wipes);
  const { draftKey } = session.props;
  const draft = await get<Draft>(draftKey, drafts());
  const leftover = findLeftover(draftKey);
  return leftover ? { files: draft?.files ?? [], ...leftover } : draft;
}

export function forgetDraft(session: Session): void {
  void keep(session, async () => {
    forgetLeftover(session.props.draftKey);
    await del(session.props.draftKey, drafts());
  });
}

export async function saveDraft(session: Session): Promise<void> {
  if (openedAt.get(session) !== wipes) return;
  const draft = draftOf(session);
  if (!draft) return forgetDraft(session);
  const isKept = await keep(session, async () => {
    await set(session.props.draftKey, draft, drafts());
    forgetLeftover(session.props.draftKey);
  });
  if (isKept && session.store.get().draft === 'none') session.store.set({ draft: 'saved' });
}

/** The same while the page goes: at once, and the whole of it as far as there is time. */
export function saveLastDraft(session: Session): void {
  const draft = openedAt.get(session) === wipes ? draftOf(session) : undefined;
  if (draft) void keep(session, async () => leaveBehind(session.props.draftKey, draft));
  void saveDraft(session);
}

/** Nothing where nothing was typed. */
function draftOf(session: Session): Draft | undefined {
  const { policyNo, answers, firstAnswers, before, signed, page } = session.store.get();
  // What is still being typed is kept as well: the page may be gone before it is handed over.
  const whole = [...session.typing].reduce<Answers>(
    (soFar, [at, value]) => withAt(soFar, at, value),
    answers,
  );
  const typed = typedOf(session.props.definition, whole, firstAnswers);
  if (Object.keys(typed).length === 0) return undefined;
  const files = [...session.files].filter(([id]) => isUsed(typed, id));
  const { answersOf, sentLast, kept } = session;
  const where = { policyNo, answersOf, page: page.name, isUnkept: isUnkept(session, whole) };
  return { ...where, typed, before, files, signed, sentLast, kept };
}

/** Whether the server should have the answers, and has not. */
function isUnkept({ props, answersOf, kept }: Session, answers: Answers): boolean {
  const { definition } = props;
  if (!definition.request.draft || answersOf === '') return false;
  return !kept || !deepEquals(kept.answers, normalizeAnswers(definition, answers));
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
