import {
  type Answers,
  buildPayload,
  documentOf,
  getAt,
  isLoadDue,
  loadNotices,
  openRequest,
  setAt,
} from '#engine';
import { t } from '../../i18n';
import { withFollowers } from '../answers/derivedValues';
import { fetchLists } from '../answers/lists';
import { askAgain } from '../answers/lookUps';
import { pressButton } from '../answers/pressButton';
import { layAnswers, typedOf } from '../answers/typedAnswers';
import { withAt } from '../answers/withAt';
import { ask } from '../calls';
import { takeKept } from '../draft/mergeDraft';
import { fetchKept, keepForm } from '../draft/serverDraft';
import { contextOf, flush, policyOf, type Session } from '../formController';
import { unshowAtField } from '../problems/problems';
import { swapLists } from './editedLists';
import { isRequestOpen } from './isRequestOpen';

/**
 * Picks a policy: the open-request check, the loads, the lists, then the first answers. A refusal is said in a
 * dialog and the policy is not picked; what was typed before stays.
 */
export async function pickPolicy(session: Session, policyNo: string): Promise<void> {
  const { props, store } = session;
  const { definition } = props;
  // What is still in a text box belongs to the policy before, and is kept before its place is taken.
  flush(session);
  const leaving = leave(session, policyNo);
  store.set({
    policyNo,
    phase: policyNo === '' ? 'none' : 'opening',
    loaded: {},
    notices: [],
    changes: [],
  });
  if (policyNo === '') return;
  const isStale = () => store.get().policyNo !== policyNo || store.get().phase !== 'opening';
  const context = { ...contextOf(session), policy: policyOf(props.policies, policyNo) };
  const { openRequestCheck: check } = definition.request;

  const hasOpenRequest = check === true && (await isRequestOpen(session, policyNo));
  if (isStale()) return;
  if (hasOpenRequest === 'failed') return store.set({ phase: 'failed' });
  const refused = openRequest(definition, { ...context, hasOpenRequest });
  if ('refusal' in refused) return refuse(session, refused.refusal.message);

  const loaded = await load(session, context);
  if (isStale()) return;
  if (!loaded) return store.set({ phase: 'failed' });
  const opening = openRequest(definition, { ...context, loaded });
  if ('refusal' in opening) return refuse(session, opening.refusal.message);
  const isLeft = await leaving;
  if (isStale()) return;
  if (!isLeft) return store.set({ phase: 'failed' });
  const found = definition.request.draft && (await fetchKept(session, policyNo));
  if (isStale()) return;
  if (found === 'failed') return store.set({ phase: 'failed' });
  const { answers, firstAnswers } = store.get();
  const before = session.answersOf;
  const here = swapLists(session, policyNo, typedOf(definition, answers, firstAnswers));
  const typed = takeKept(session, { policyNo, before, first: opening.answers, here, found });
  const withLoaded = { ...context, loaded };
  const [first, laid] = [opening.answers, layAnswers(definition, opening.answers, typed)].map(
    (some) => withFollowers(definition, withLoaded, some),
  ) as [Answers, Answers];
  // A button that was pressed for one policy, or on an earlier visit, is pressed anew: it has something to look for.
  const pressed = typeof check === 'string' && getAt(laid, check) === true ? check : undefined;
  const notices = loadNotices(definition, loaded);
  store.set({
    phase: 'picked',
    loaded,
    notices,
    firstAnswers: first,
    changes: found?.changes ?? [],
    answers: pressed ? withAt(laid, pressed, undefined) : laid,
    spoken: [...notices, t('policy.ready')].join(' '),
  });
  unshowAtField(session, '/policy');
  askAgain(session);
  await Promise.all([fetchLists(session, 'bound'), pressed && pressButton(session, pressed)]);
}

/** Has what was filled in for the policy before kept; gives back whether its place may be taken. */
async function leave(session: Session, policyNo: string): Promise<boolean> {
  await keepForm(session);
  return session.answersOf === policyNo || session.store.get().keeping !== 'failed';
}

const refuse = ({ store }: Session, message: string) =>
  store.set({ policyNo: '', phase: 'none', dialog: { kind: 'message', message } });

/** What the loads bring, or nothing where one of them failed. */
async function load(session: Session, context: ReturnType<typeof contextOf>) {
  const loaded: { [name: string]: any } = {};
  const { definition } = session.props;
  for (const one of definition.request.load ?? []) {
    const known = { ...context, loaded };
    if (!isLoadDue(definition, known, one)) continue;
    const result = await ask(
      session,
      one.call,
      buildPayload(one.send ?? {}, documentOf(known, {})),
    );
    if (!result.status) return undefined;
    for (const [target, from] of Object.entries(one.keep))
      setAt(loaded, target, getAt(result.data, from));
  }
  return loaded;
}
