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
import { contextOf, type Session } from '../formController';
import { mend, showAtField } from '../problems/problems';
import { settled } from './normalized';
import { withAt } from './withAt';

/** Whether this field fills others and is complete enough to ask for them. */
export function needsLookUp(session: Session, at: Pointer): boolean {
  const { definition } = session.props;
  if (!definition.request.lookUps?.[at]) return false;
  const answers = settled(definition, session.store.get().answers);
  const value = getAt(answers, at);
  const { format, pattern } = getAt(activeSchema(definition, answers).properties, at) ?? {};
  if (typeof value !== 'string') return false;
  return (!format || isFormat(format, value)) && (!pattern || new RegExp(pattern, 'u').test(value));
}

/** Asks for what the field fills; an answer to an older question is left aside. */
export function startLookUp(session: Session, at: Pointer): void {
  const { store, lookUps } = session;
  const running: Promise<void> = lookUp(session, at, () => lookUps.get(at) === running).finally(
    () => {
      if (lookUps.get(at) === running) stopLookUp(session, at);
    },
  );
  lookUps.set(at, running);
  store.set({ lookingUp: [...store.get().lookingUp.filter((field) => field !== at), at] });
}

/** Whatever is still on its way for this field no longer counts. */
export function stopLookUp({ store, lookUps }: Session, at: Pointer): void {
  if (!lookUps.delete(at)) return;
  store.set({ lookingUp: store.get().lookingUp.filter((field) => field !== at) });
}

/** What the field filled was about its answer before. */
export function emptyFills(session: Session, at: Pointer): void {
  const fills = Object.keys(session.props.definition.request.lookUps?.[at]?.fills ?? {});
  if (fills.length > 0) fill(session, Object.fromEntries(fills.map((to) => [to, undefined])));
}

function fill({ store }: Session, values: { [field: Pointer]: unknown }): void {
  const filled = Object.entries(values).reduce<Answers>(
    (answers, [field, value]) => withAt(answers, field, value),
    store.get().answers,
  );
  store.set({ answers: filled });
}

async function lookUp(session: Session, at: Pointer, isNewest: () => boolean): Promise<void> {
  const { props, store } = session;
  const { definition } = props;
  const { call, send = {} } = definition.request.lookUps![at]!;
  const answers = settled(definition, store.get().answers);
  const payload = buildPayload(send, documentOf(contextOf(session), answers));
  const { status, data } = await ask(session, call, payload);
  if (!isNewest()) return;
  const values = fillsOf(definition, at, data, answers);
  const isFound =
    status && Object.values(values).every((value) => value !== undefined && value !== '');
  // A failure to ask is not an answer; a body that says "failed" is.
  const isAnswered = status || data?.status === 'failed';
  if (isFound) fill(session, values);
  else if (isAnswered) emptyFills(session, at);
  mend(session, at);
  if (isFound) return store.set({ spoken: foundWords(session, values) });
  const message = isAnswered ? messageFor(definition, { at, rule: 'lookUp' }) : t('lookUp.failed');
  showAtField(session, { at, rule: 'lookUp', message });
}

/** What was filled in, read out; where nothing of it is drawn, that there is more to answer. */
function foundWords({ props }: Session, values: { [field: Pointer]: unknown }): string {
  const drawn = Object.entries(values).filter(
    ([field]) => uiAt(props.definition.ui, field)['ui:widget'] !== 'hidden',
  );
  return drawn.length > 0
    ? t('lookUp.found', { values: drawn.map(([, value]) => value).join(', ') })
    : t('moreBelow');
}

/** Before judging: waits for what is on its way, and asks again where an earlier question was left without an answer. */
export async function finishLookUps(session: Session): Promise<void> {
  for (const [at, { fills }] of Object.entries(session.props.definition.request.lookUps ?? {})) {
    const { answers } = session.store.get();
    const isFilled = Object.keys(fills).every((field) => getAt(answers, field) !== undefined);
    if (!isFilled && !session.lookUps.has(at) && needsLookUp(session, at)) startLookUp(session, at);
  }
  await Promise.all(session.lookUps.values());
}

/** What look-ups found of the policy before does not hold for the one that is picked now. */
export function askAgain(session: Session): void {
  const { lookUps = {} } = session.props.definition.request;
  for (const [at, lookUp] of Object.entries(lookUps)) {
    if (!lookUpNeedsPolicy(lookUp)) continue;
    stopLookUp(session, at);
    emptyFills(session, at);
    if (needsLookUp(session, at)) startLookUp(session, at);
  }
}
