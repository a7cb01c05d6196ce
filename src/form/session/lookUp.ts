import {
  activeSchema,
  documentOf,
  getAt,
  isFormat,
  mapPayload,
  type Pointer,
  settle,
  wordsFor,
} from '../../engine';
import { say } from '../words';
import { ask } from './ask';
import { mend } from './mend';
import { showAtField } from './problemsNow';
import { contextOf, type Session } from './session';
import { withAt } from './withAt';

/** Whether this field fills others and is complete enough to ask for them. */
export function needsLookUp(session: Session, at: Pointer): boolean {
  const { definition } = session.props;
  if (!definition.request.lookUps?.[at]) return false;
  const answers = settle(definition, session.store.get().answers);
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

async function lookUp(session: Session, at: Pointer, isNewest: () => boolean): Promise<void> {
  const { props, store } = session;
  const { definition } = props;
  const { call, send, fills } = definition.request.lookUps![at]!;
  const answers = settle(definition, store.get().answers);
  const payload = mapPayload(send, documentOf(contextOf(session), answers));
  const { status, data } = await ask(session, call, payload);
  if (!isNewest()) return;
  const found = Object.entries(fills).map(([field, from]) => [field, getAt(data, from)] as const);
  const isFound = status && found.every(([, value]) => value !== undefined && value !== '');
  // A failure to ask is not an answer; a body that says "failed" is.
  const isAnswered = status || data?.status === 'failed';
  let filled = store.get().answers;
  if (isAnswered)
    for (const [field, value] of found) filled = withAt(filled, field, isFound ? value : undefined);
  store.set({ answers: filled });
  mend(session, at);
  if (isFound) {
    store.set({
      spoken: say('lookUp.found', { values: found.map(([, value]) => value).join(', ') }),
    });
  } else {
    const says = isAnswered ? wordsFor(definition, { at, rule: 'lookUp' }) : say('lookUp.failed');
    showAtField(session, { at, rule: 'lookUp', says });
  }
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
