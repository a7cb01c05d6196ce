import {
  activeSchema,
  type Answers,
  buildPayload,
  documentOf,
  fillsOf,
  getAt,
  isFormat,
  lookUpNeedsPolicy,
  messageFor,
  type Pointer,
  uiAt,
} from '#engine';
import { t } from '../../i18n';
import { ask } from '../calls';
import { contextOf, type FormController } from '../formController';
import { updateProblems, showFieldProblem } from '../problems/problems';
import { normalized } from './normalized';
import { withAt } from './withAt';

/** Whether this field fills others and is complete enough to ask for them. */
export function needsLookUp(controller: FormController, at: Pointer): boolean {
  const { definition } = controller.props;
  if (!definition.request.lookUps?.[at]) return false;
  const answers = normalized(definition, controller.store.get().answers);
  const value = getAt(answers, at);
  const { format, pattern } = getAt(activeSchema(definition, answers).properties, at) ?? {};
  if (typeof value !== 'string') return false;
  return (!format || isFormat(format, value)) && (!pattern || new RegExp(pattern, 'u').test(value));
}

/** Asks for what the field fills; an answer to an older question is left aside. */
export function startLookUp(controller: FormController, at: Pointer): void {
  const { store, lookUps } = controller;
  const running: Promise<void> = lookUp(controller, at, () => lookUps.get(at) === running).finally(
    () => {
      if (lookUps.get(at) === running) stopLookUp(controller, at);
    },
  );
  lookUps.set(at, running);
  store.set({ lookingUp: [...store.get().lookingUp.filter((field) => field !== at), at] });
}

/** Whatever is still on its way for this field no longer counts. */
export function stopLookUp({ store, lookUps }: FormController, at: Pointer): void {
  if (!lookUps.delete(at)) return;
  store.set({ lookingUp: store.get().lookingUp.filter((field) => field !== at) });
}

/** What the field filled was about its answer before. */
export function clearFills(controller: FormController, at: Pointer): void {
  const fills = Object.keys(controller.props.definition.request.lookUps?.[at]?.fills ?? {});
  if (fills.length > 0) fill(controller, Object.fromEntries(fills.map((to) => [to, undefined])));
}

function fill({ store }: FormController, values: { [field: Pointer]: unknown }): void {
  const filled = Object.entries(values).reduce<Answers>(
    (answers, [field, value]) => withAt(answers, field, value),
    store.get().answers,
  );
  store.set({ answers: filled });
}

async function lookUp(
  controller: FormController,
  at: Pointer,
  isNewest: () => boolean,
): Promise<void> {
  const { props, store } = controller;
  const { definition } = props;
  const { call, send = {} } = definition.request.lookUps![at]!;
  const answers = normalized(definition, store.get().answers);
  const payload = buildPayload(send, documentOf(contextOf(controller), answers));
  const { status, data } = await ask(controller, call, payload);
  if (!isNewest()) return;
  const values = fillsOf(definition, at, data, answers);
  const isFound =
    status && Object.values(values).every((value) => value !== undefined && value !== '');
  // A failure to ask is not an answer; a body that says "failed" is.
  const isAnswered = status || data?.status === 'failed';
  if (isFound) fill(controller, values);
  else if (isAnswered) clearFills(controller, at);
  updateProblems(controller, at);
  if (isFound) return store.set({ announcement: foundWords(controller, values) });
  const message = isAnswered ? messageFor(definition, { at, rule: 'lookUp' }) : t('lookUp.failed');
  showFieldProblem(controller, { at, rule: 'lookUp', message });
}

/** What was filled in, read out; where nothing of it is drawn, that there is more to answer. */
function foundWords({ props }: FormController, values: { [field: Pointer]: unknown }): string {
  const drawn = Object.entries(values).filter(
    ([field]) => uiAt(props.definition.ui, field)['ui:widget'] !== 'hidden',
  );
  return drawn.length > 0
    ? t('lookUp.found', { values: drawn.map(([, value]) => value).join(', ') })
    : t('moreBelow');
}

/** Before judging: waits for what is on its way, and asks again where an earlier question was left without an answer. */
export async function finishLookUps(controller: FormController): Promise<void> {
  for (const [at, { fills }] of Object.entries(controller.props.definition.request.lookUps ?? {})) {
    const { answers } = controller.store.get();
    const isFilled = Object.keys(fills).every((field) => getAt(answers, field) !== undefined);
    if (!isFilled && !controller.lookUps.has(at) && needsLookUp(controller, at))
      startLookUp(controller, at);
  }
  await Promise.all(controller.lookUps.values());
}

/** What look-ups found of the policy before does not hold for the one that is picked now. */
export function refreshLookUps(controller: FormController): void {
  const { lookUps = {} } = controller.props.definition.request;
  for (const [at, lookUp] of Object.entries(lookUps)) {
    if (!lookUpNeedsPolicy(lookUp)) continue;
    stopLookUp(controller, at);
    clearFills(controller, at);
    if (needsLookUp(controller, at)) startLookUp(controller, at);
  }
}
