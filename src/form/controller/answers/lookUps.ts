import {
  type Answers,
  answersIn,
  buildPayload,
  errorsAt,
  fillsOf,
  getAt,
  isLookUpAsked,
  isLookUpDue,
  lookUpMessage,
  lookUpNeedsPolicy,
  messageFor,
  type Pointer,
  type Problem,
  uiAt,
  withAt,
} from '#engine';
import { bodyOf } from '../../call';
import { t } from '../../i18n';
import { ask, documentNow } from '../calls';
import { contextOf, flush, type FormController } from '../formController';
import { currentProblems, updateProblems, showFieldProblem } from '../problems/problems';
import { withDerivedValues } from './derivedValues';
import { normalized } from './normalized';

/** Whether this field fills others, and all that is needed to ask for them is there. */
export function needsLookUp(controller: FormController, at: Pointer): boolean {
  const { definition } = controller.props;
  if (!definition.request.lookUps?.[at]) return false;
  const answers = normalized(definition, controller.store.get().answers);
  const asked = askedBy(controller, at);
  const isWrong = errorsAt(definition, 'schema', answers)?.some(({ instancePath }) =>
    asked.includes(instancePath),
  );
  return !isWrong && isLookUpDue(definition, at, contextOf(controller), answers);
}

/** The answers that the look-up of a field sends, its own among them. */
const askedBy = ({ props }: FormController, at: Pointer): Pointer[] => [
  at,
  ...answersIn(props.definition.request.lookUps![at]!.send ?? {}),
];

/** Whether all that a look-up fills in is there. */
export const isFilled = ({ fills }: { fills: object }, answers: Answers): boolean =>
  Object.keys(fills).every((field) => getAt(answers, field) !== undefined);

/** Whether all that is known against an answer is that its look-up could not be made. */
const isUnchecked = ({ store }: FormController, { at, rule }: Problem): boolean =>
  rule === 'unchecked' && store.get().failedLookUps.includes(at);

/** Whether the look-up of a field starts by itself, without a button. */
export const startsByItself = ({ props }: FormController, at: Pointer): boolean =>
  uiAt(props.definition.ui, at)['ui:lookUp'] === undefined;

/** The button of a look-up. Returns the field to correct first, if any. */
export function pressLookUp(controller: FormController, at: Pointer): Pointer | undefined {
  flush(controller);
  if (controller.store.get().lookUps[at]) return undefined;
  const asked = ['/policy', ...askedBy(controller, at)];
  const wrong = currentProblems(controller).filter(
    (problem) =>
      asked.includes(problem.at) && problem.rule !== 'lookUp' && !isUnchecked(controller, problem),
  );
  for (const problem of wrong) showFieldProblem(controller, problem);
  if (wrong.length === 0 && needsLookUp(controller, at)) startLookUp(controller, at);
  return wrong[0]?.at;
}

/** Asks for the values that the field fills in; a response to an older call is ignored. */
export function startLookUp(controller: FormController, at: Pointer): void {
  const { store } = controller;
  const isNewest = () => store.get().lookUps[at] === running;
  forgetFailure(controller, at);
  const running: Promise<void> = askFor(controller, at, isNewest).finally(() => {
    if (isNewest()) stopLookUp(controller, at);
  });
  store.set({ lookUps: { ...store.get().lookUps, [at]: running } });
}

/** Ignores the response that is still to come for this field. */
export function stopLookUp({ store }: FormController, at: Pointer): void {
  const { [at]: running, ...lookUps } = store.get().lookUps;
  if (running) store.set({ lookUps });
}

/** Empties what the field filled in for its previous answer. */
export function clearFills(controller: FormController, at: Pointer): void {
  const fills = Object.keys(controller.props.definition.request.lookUps?.[at]?.fills ?? {});
  tell(controller, at, undefined);
  forgetFailure(controller, at);
  if (fills.length > 0) fill(controller, Object.fromEntries(fills.map((to) => [to, undefined])));
}

/** A look-up that is made anew, or of which nothing is asked any more, has not failed. */
function forgetFailure({ store }: FormController, at: Pointer): void {
  const { failedLookUps } = store.get();
  if (failedLookUps.includes(at))
    store.set({ failedLookUps: failedLookUps.filter((field) => field !== at) });
}

/** Keeps why a look-up found nothing, for as long as it is true. */
function tell({ store }: FormController, at: Pointer, message: string | undefined): void {
  const { [at]: before, ...others } = store.get().lookUpMessages;
  if (before !== message)
    store.set({ lookUpMessages: message === undefined ? others : { ...others, [at]: message } });
}

function fill(controller: FormController, values: { [field: Pointer]: unknown }): void {
  const { props, store } = controller;
  const filled = Object.entries(values).reduce<Answers>(
    (answers, [field, value]) => withAt(answers, field, value),
    store.get().answers,
  );
  store.set({ answers: withDerivedValues(props.definition, contextOf(controller), filled) });
}

async function askFor(
  controller: FormController,
  at: Pointer,
  isNewest: () => boolean,
): Promise<void> {
  const { props, store } = controller;
  const { definition } = props;
  const { call, send = {} } = definition.request.lookUps![at]!;
  const answers = normalized(definition, store.get().answers);
  const payload = buildPayload(send, documentNow(controller));
  const result = await ask(controller, call, payload);
  if (!isNewest()) return;
  const isOk = result.status === 'ok';
  const values = fillsOf(definition, at, bodyOf(result), answers);
  const isFound =
    isOk && Object.values(values).every((value) => value !== undefined && value !== '');
  const isAnswered = isOk || result.status === 'declined';
  if (isFound) fill(controller, values);
  // What is filled in is of an earlier answer.
  else clearFills(controller, at);
  const told = isAnswered ? lookUpMessage(definition, at, bodyOf(result)) : undefined;
  tell(controller, at, isFound ? undefined : told);
  if (!isAnswered) store.set({ failedLookUps: [...store.get().failedLookUps, at] });
  updateProblems(controller, at);
  if (isFound) return store.set({ announcement: foundMessage(controller, values) });
  const message = isAnswered
    ? (told ?? messageFor(definition, { at, rule: 'lookUp' }))
    : t('lookUp.failed');
  showFieldProblem(controller, { at, rule: 'lookUp', message });
}

/** Announces what was filled in; where none of it is visible, that more questions follow. */
function foundMessage({ props }: FormController, values: { [field: Pointer]: unknown }): string {
  const drawn = Object.entries(values).filter(
    ([field]) => uiAt(props.definition.ui, field)['ui:widget'] !== 'hidden',
  );
  return drawn.length > 0
    ? t('lookUp.found', { values: drawn.map(([, value]) => value).join(', ') })
    : t('moreBelow');
}

/** Before validation: waits for running look-ups, and repeats those that failed. */
export async function finishLookUps(controller: FormController): Promise<void> {
  const { props, store } = controller;
  for (const [at, lookUp] of Object.entries(props.definition.request.lookUps ?? {})) {
    const { answers, lookUps } = store.get();
    if (!isFilled(lookUp, answers) && !lookUps[at] && needsLookUp(controller, at))
      startLookUp(controller, at);
  }
  await Promise.all(Object.values(store.get().lookUps));
}

/** Asks anew after a change of what the look-up sends: what it has filled in was about something else. */
export function repeatLookUp(controller: FormController, at: Pointer): void {
  stopLookUp(controller, at);
  clearFills(controller, at);
  if (startsByItself(controller, at) && needsLookUp(controller, at)) startLookUp(controller, at);
}

/** The look-ups with a `when` that holds. */
export function conditionalLookUps(controller: FormController): Pointer[] {
  const { definition } = controller.props;
  const conditional = Object.entries(definition.request.lookUps ?? {}).filter(
    ([, { when }]) => when,
  );
  if (conditional.length === 0) return [];
  const document = documentNow(controller);
  return conditional.map(([at]) => at).filter((at) => isLookUpAsked(definition, at, document));
}

/** Repeats the look-ups that depend on the policy, after another one was picked. */
export function refreshLookUps(controller: FormController): void {
  const { lookUps = {} } = controller.props.definition.request;
  for (const [at, lookUp] of Object.entries(lookUps))
    if (lookUpNeedsPolicy(lookUp)) repeatLookUp(controller, at);
}
