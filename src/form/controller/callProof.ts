import { documentOf, buildPayload, type Pointer } from '#engine';
import type { CallResult } from '../call';
import { ask } from './ask';
import { problemsNow, showAtField, unshowAtField } from './problemsNow';
import { withText } from './fileText';
import { contextOf, flush, type Session } from './session';
import { settled } from './settled';

/** Makes the call that proves a field, once the field itself is right; `at`: where something has to be put right first. */
export async function callProof(
  session: Session,
  at: Pointer,
): Promise<CallResult | { at: Pointer }> {
  flush(session);
  const { props, store } = session;
  const problem = problemsNow(session).find(
    (found) => found.at === '/policy' || (found.at === at && found.rule !== 'proof'),
  );
  if (problem) {
    showAtField(session, problem);
    return { at: problem.at };
  }
  unshowAtField(session, at);
  const { call, send } = props.definition.request.proofs![at]!;
  const answers = settled(props.definition, store.get().answers);
  const payload = buildPayload(send, documentOf(contextOf(session), answers));
  return ask(session, call, await withText(session, payload));
}
