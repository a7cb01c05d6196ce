import {
  type Answers,
  engineMessages,
  getAt,
  interpolate,
  listNeedsPolicy,
  loadNotices,
  loadValues,
  openRequest,
  type Refusal,
  withAt,
  withValues,
} from '#engine';
import { bodyOf } from '../../call';
import { t } from '../../i18n';
import { withDerivedValues } from '../answers/derivedValues';
import { fetchLists } from '../answers/lists';
import { refreshLookUps } from '../answers/lookUps';
import { pressButton } from '../answers/pressButton';
import { isUntouched, typedAnswers, withTyped } from '../answers/typedAnswers';
import { ask, content } from '../calls';
import { carryOver } from '../draft/carryOver';
import { takeServerDraft } from '../draft/mergeDraft';
import { fetchServerDraft, saveServerDraft } from '../draft/serverDraft';
import { signaturesOf } from '../draft/signaturesOf';
import { findPolicy } from '../contextIn';
import { contextOf, flush, type FormController } from '../formController';
import { isSending } from '../leftForms';
import { clearProblemsOfPolicy, showFieldProblem } from '../problems/problems';
import { type FormState, initialState } from '../state';
import { swapEditedLists } from './editedLists';
import { checkPolicy, refusalDialog } from './checkPolicy';

/**
 * Picks a policy: the open-request check, the loads, the draft, the first answers, then the lists. A refusal is shown
 * in a dialog and the policy is not picked; what was typed before stays.
 */
export async function pickPolicy(controller: FormController, policyNo: string): Promise<void> {
  const { props, store } = controller;
  const { definition } = props;
  // The submit goes on with the policy that it began with, and may be asking something.
  if (isSending(controller)) return;
  // What is still in a text box belongs to the previous policy, and is saved there.
  flush(controller);
  const saved = savePreviousPolicy(controller, policyNo);
  store.set({
    policyNo,
    refusedPolicyNo: '',
    phase: policyNo === '' ? 'none' : 'opening',
    loaded: {},
    coming: {},
    draftChanges: [],
  });
  if (policyNo === '') return;
  const policy = findPolicy(props.policies, policyNo);
  if (!policy) return refuseUnknown(controller, policyNo);
  const isStale = () => store.get().policyNo !== policyNo || store.get().phase !== 'opening';
  const context = { ...contextOf(controller), policy };
  const { openRequestCheck: check } = definition.request;

  const unasked = openRequest(definition, { ...context, loaded: undefined });
  if ('refusal' in unasked) return refuse(controller, unasked.refusal);
  store.set({ coming: unasked.answers });
  const isChecked = check === true || check === 'link';
  // All at once: on a slow network the customer would wait for one answer after the other.
  const [checked, loaded, isSaved, found] = await Promise.all([
    isChecked ? checkPolicy(controller, policyNo, content) : undefined,
    load(controller, context),
    saved,
    definition.request.draft && draftAfter(saved, controller, policyNo),
  ]);
  if (isStale()) return;
  if (checked === 'failed') return fail(controller);
  const hasOpenRequest = checked?.isOpen;
  const opening = openRequest(definition, { ...context, loaded, hasOpenRequest });
  if ('refusal' in opening) return refuse(controller, opening.refusal, checked?.ticketnumber);
  if (checked?.expired) return refuse(controller, { message: checked.expired });
  if (!loaded) return fail(controller);
  if (!isSaved || found === 'failed') return fail(controller);
  const before = store.get();
  const known = typedAnswers(definition, before.answers, before.firstAnswers);
  const here = swapEditedLists(controller, policyNo, known);
  const first = opening.answers;
  const isDiscarded = store.get().discardServerDraftOf === policyNo;
  const kept = takeServerDraft(controller, { policyNo, first, typed: here, found });
  const { typed, changes } = carryOver(controller, { ...context, loaded }, kept);
  const derive = (answers: Answers) =>
    withDerivedValues(definition, { ...context, loaded }, answers);
  const firstAnswers = derive(first);
  const isTyped = Object.keys(typed).length > 0;
  const answers = isTyped ? derive(withTyped(definition, first, typed)) : firstAnswers;
  // A button that was pressed for another policy or on an earlier visit checks this policy now.
  const pressed = typeof check === 'string' && getAt(answers, check) === true ? check : undefined;
  const notices = loadNotices(withValues(definition, { ...context, loaded }, firstAnswers), loaded);
  const shown = pressed ? withAt(answers, pressed, undefined) : answers;
  const hasNothing = isUntouched(definition, { ...store.get(), answers, firstAnswers });
  store.set({
    phase: 'picked',
    // As after "Start again": nothing was kept that the customer could be told of.
    ...(hasNothing &&
      store.get().draft === 'restored' && {
        draft: 'none' as const,
        saving: initialState.saving,
      }),
    loaded,
    answersPolicyNo: policyNo,
    firstAnswers,
    draftChanges: [...new Set([...(found?.changes ?? []), ...changes])],
    ...signaturesOf(definition, { ...context, loaded }, isDiscarded ? undefined : found),
    answers: shown,
    carriedOver: changes.length > 0 ? shown : undefined,
    announcement: [...notices, t('policy.ready')].join(' '),
  });
  clearProblemsOfPolicy(controller);
  refreshLookUps(controller);
  await Promise.all([fetchLists(controller, 'bound'), pressed && pressButton(controller, pressed)]);
}

/** Saves the answers of the previous policy; false where that failed and they would be lost. */
async function savePreviousPolicy(controller: FormController, policyNo: string): Promise<boolean> {
  await saveServerDraft(controller);
  const { answersPolicyNo, saving } = controller.store.get();
  return answersPolicyNo === policyNo || saving.kind !== 'failed';
}

/** The server draft of a policy, once that of the previous one is saved. */
const draftAfter = async (saved: Promise<boolean>, controller: FormController, policyNo: string) =>
  (await saved) ? fetchServerDraft(controller, policyNo, content) : 'failed';

/** The details of the policy are not here, and may come with the next try. */
function fail(controller: FormController): void {
  controller.store.set({ ...withoutRecords(controller), phase: 'failed' });
}

function refuse(
  controller: FormController,
  refusal: Pick<Refusal, 'message' | 'next'>,
  ticketnumber?: string,
): void {
  const { policyNo: refusedPolicyNo } = controller.store.get();
  const dialog = refusalDialog(refusal, refusedPolicyNo, ticketnumber);
  const records = withoutRecords(controller);
  controller.store.set({ ...records, policyNo: '', refusedPolicyNo, phase: 'none', dialog });
}

/**
 * What was typed, without the records of the policy that was picked before: they would be shown under another number. A
 * form with a draft on the server shows nothing before a policy is picked, and saves that draft first.
 */
function withoutRecords(controller: FormController): Partial<FormState> {
  const { definition } = controller.props;
  const { answers, firstAnswers, answersPolicyNo, lists } = controller.store.get();
  if (answersPolicyNo === '' || definition.request.draft) return { announcement: '' };
  const typed = typedAnswers(definition, answers, firstAnswers);
  const kept = swapEditedLists(controller, '', typed);
  return {
    answers: withTyped(definition, {}, kept),
    firstAnswers: {},
    answersPolicyNo: '',
    lists: Object.fromEntries(
      Object.entries(lists).filter(([at]) => !listNeedsPolicy(definition.request.lists![at]!)),
    ),
    announcement: '',
  };
}

/** A link can name a policy of somebody else, or one that the customer no longer has. */
function refuseUnknown(controller: FormController, policyNo: string): void {
  const { definition } = controller.props;
  const records = withoutRecords(controller);
  controller.store.set({ ...records, policyNo: '', refusedPolicyNo: policyNo, phase: 'none' });
  const message = interpolate(engineMessages(definition).policy['not-offered'], { policyNo });
  showFieldProblem(controller, { at: '/policy', rule: 'not-offered', message });
}

/** The data of all loads; undefined where one of them failed. */
async function load(controller: FormController, context: ReturnType<typeof contextOf>) {
  const loader = loadValues(controller.props.definition, context);
  let next = loader.next();
  while (!next.done) {
    const asked = next.value.map(({ call, payload }) => ask(controller, call, payload, content));
    const results = await Promise.all(asked);
    if (results.some(({ status }) => status !== 'ok')) return undefined;
    next = loader.next(results.map(bodyOf));
  }
  return next.value;
}
