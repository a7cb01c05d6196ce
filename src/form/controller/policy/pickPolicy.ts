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
import { withDerivedValues } from '../answers/derivedValues';
import { fetchLists } from '../answers/lists';
import { refreshLookUps } from '../answers/lookUps';
import { pressButton } from '../answers/pressButton';
import { withTyped, typedAnswers } from '../answers/typedAnswers';
import { withAt } from '../answers/withAt';
import { ask } from '../calls';
import { takeServerDraft } from '../draft/mergeDraft';
import { fetchServerDraft, saveServerDraft } from '../draft/serverDraft';
import { contextOf, flush, policyOf, type FormController } from '../formController';
import { clearFieldProblem } from '../problems/problems';
import { swapEditedLists } from './editedLists';
import { isRequestOpen } from './isRequestOpen';

/**
 * Picks a policy: the open-request check, the loads, the lists, then the first answers. A refusal is said in a
 * dialog and the policy is not picked; what was typed before stays.
 */
export async function pickPolicy(controller: FormController, policyNo: string): Promise<void> {
  const { props, store } = controller;
  const { definition } = props;
  // What is still in a text box belongs to the policy before, and is kept before its place is taken.
  flush(controller);
  const leaving = leave(controller, policyNo);
  store.set({
    policyNo,
    phase: policyNo === '' ? 'none' : 'opening',
    loaded: {},
    notices: [],
    changes: [],
  });
  if (policyNo === '') return;
  const isStale = () => store.get().policyNo !== policyNo || store.get().phase !== 'opening';
  const context = { ...contextOf(controller), policy: policyOf(props.policies, policyNo) };
  const { openRequestCheck: check } = definition.request;

  const hasOpenRequest = check === true && (await isRequestOpen(controller, policyNo));
  if (isStale()) return;
  if (hasOpenRequest === 'failed') return store.set({ phase: 'failed' });
  const refused = openRequest(definition, { ...context, hasOpenRequest });
  if ('refusal' in refused) return refuse(controller, refused.refusal.message);

  const loaded = await load(controller, context);
  if (isStale()) return;
  if (!loaded) return store.set({ phase: 'failed' });
  const opening = openRequest(definition, { ...context, loaded });
  if ('refusal' in opening) return refuse(controller, opening.refusal.message);
  const isLeft = await leaving;
  if (isStale()) return;
  if (!isLeft) return store.set({ phase: 'failed' });
  const found = definition.request.draft && (await fetchServerDraft(controller, policyNo));
  if (isStale()) return;
  if (found === 'failed') return store.set({ phase: 'failed' });
  const { answers, firstAnswers } = store.get();
  const before = controller.answersPolicyNo;
  const here = swapEditedLists(
    controller,
    policyNo,
    typedAnswers(definition, answers, firstAnswers),
  );
  const typed = takeServerDraft(controller, {
    policyNo,
    before,
    first: opening.answers,
    here,
    found,
  });
  const withLoaded = { ...context, loaded };
  const [first, laid] = [opening.answers, withTyped(definition, opening.answers, typed)].map(
    (some) => withDerivedValues(definition, withLoaded, some),
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
    announcement: [...notices, t('policy.ready')].join(' '),
  });
  clearFieldProblem(controller, '/policy');
  refreshLookUps(controller);
  await Promise.all([fetchLists(controller, 'bound'), pressed && pressButton(controller, pressed)]);
}

/** Has what was filled in for the policy before kept; gives back whether its place may be taken. */
async function leave(controller: FormController, policyNo: string): Promise<boolean> {
  await saveServerDraft(controller);
  return controller.answersPolicyNo === policyNo || controller.store.get().keeping !== 'failed';
}

const refuse = ({ store }: FormController, message: string) =>
  store.set({ policyNo: '', phase: 'none', dialog: { kind: 'message', message } });

/** What the loads bring, or nothing where one of them failed. */
async function load(controller: FormController, context: ReturnType<typeof contextOf>) {
  const loaded: { [name: string]: any } = {};
  const { definition } = controller.props;
  for (const one of definition.request.load ?? []) {
    const known = { ...context, loaded };
    if (!isLoadDue(definition, known, one)) continue;
    const result = await ask(
      controller,
      one.call,
      buildPayload(one.send ?? {}, documentOf(known, {})),
    );
    if (!result.status) return undefined;
    for (const [target, from] of Object.entries(one.keep))
      setAt(loaded, target, getAt(result.data, from));
  }
  return loaded;
}
