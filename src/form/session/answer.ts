import { getAt, type Pointer, proofValueOf, settle } from '../../engine';
import { emptyFills, needsLookUp, startLookUp, stopLookUp } from './lookUp';
import { mend } from './mend';
import type { Session } from './session';
import { withAt } from './withAt';

/** Takes an answer. What it mends is no longer shown, a proof of the old value no longer counts. */
export function answer(session: Session, at: Pointer, value: unknown): void {
  const { store } = session;
  const { answers, proofs } = store.get();
  if (Object.is(getAt(answers, at), value)) return;
  const proved = proofValueOf(getAt(settle(session.props.definition, answers), at));
  store.set({
    answers: withAt(answers, at, value),
    // What was read out was about the answer before.
    spoken: '',
    proofs: typeof proved === 'string' ? proofs.filter((proof) => proof.value !== proved) : proofs,
  });
  if (needsLookUp(session, at)) startLookUp(session, at);
  else {
    stopLookUp(session, at);
    emptyFills(session, at);
  }
  mend(session, at);
}
