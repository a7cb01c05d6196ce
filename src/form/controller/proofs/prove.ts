import {
  buildPayload,
  documentOf,
  getAt,
  holds,
  type Pointer,
  pointerOf,
  proofValueOf,
  requiredProofs,
  uiAt,
} from '#engine';
import type { CallResult } from '../../call';
import { t } from '../../i18n';
import { settled } from '../answers/normalized';
import { ask, withText } from '../calls';
import { contextOf, flush, type Session } from '../formController';
import { otpFlaw } from '../otp';
import { problemsNow, showAtField, unshowAtField } from '../problems/problems';

/** Sends an OTP to the value of a field, once the value itself is right. */
export async function sendOtp(
  session: Session,
  at: Pointer,
): Promise<{ uniqueId: string } | { message: string } | { at: Pointer }> {
  const result = await callProof(session, at);
  if ('at' in result) return result;
  if (!result.status || !result.data?.unique_id)
    return { message: result.data?.message || t('failed') };
  const { definition } = session.props;
  const to = getAt(settled(definition, session.store.get().answers), at);
  session.store.set({ spoken: t('otp.sent', { to }) });
  return { uniqueId: String(result.data.unique_id) };
}

/** Checks an OTP; the words where it is not right, nothing where the value is proved. */
export async function verifyOtp(
  session: Session,
  at: Pointer,
  uniqueId: string,
  otp: string,
): Promise<string | undefined> {
  const flaw = otpFlaw(otp);
  if (flaw === 'empty') return wordsOf(session, at, 'otpRequired', 'otp.empty');
  if (flaw === 'invalid') return wordsOf(session, at, 'otpFormat', 'otp.invalid');
  const proof = proofAt(session, at)!;
  const result = await ask(session, 'POST verify-otp/', {
    Otp_recieved: otp,
    unique_id: uniqueId,
    otp_type: proof.purpose,
  });
  if (!result.status) return result.data?.message || t('failed');
  keepProof(session, at, proof, 'otp.verified');
  return undefined;
}

/** Asks whether a photo is one of a living person: proved, not, or why it could not be asked. */
export async function verifyPhoto(
  session: Session,
  at: Pointer,
): Promise<'proved' | 'refused' | { message: string } | { at: Pointer }> {
  const proof = proofAt(session, at);
  const result = await callProof(session, at);
  if ('at' in result) return result;
  if (!result.status) return { message: result.data?.message || t('failed') };
  const rule = `request#${pointerOf('proofs', at, 'holdsWhen')}`;
  if (!holds(session.props.definition, rule, result.data)) return 'refused';
  keepProof(session, at, proof!, 'webcam.verified');
  return 'proved';
}

/** What a proof of the answer at a field would be. */
function proofAt({ props, store }: Session, at: Pointer) {
  const answers = settled(props.definition, store.get().answers);
  const need = requiredProofs(props.definition, answers).find((proof) => proof.at === at);
  return need && { purpose: need.purpose, value: String(proofValueOf(getAt(answers, at))) };
}

function keepProof(
  session: Session,
  at: Pointer,
  proof: { purpose: string; value: string },
  ours: string,
): void {
  const { store } = session;
  store.set({
    proofs: [...store.get().proofs, proof],
    spoken: verifiedWords(session, at, ours),
  });
  unshowAtField(session, at);
}

/** The field's own words, else ours. */
const wordsOf = ({ props }: Session, at: Pointer, own: string, ours: string): string => {
  const words = uiAt(props.definition.ui, at)['ui:messages']?.[own];
  return typeof words === 'string' ? words : t(ours);
};

export const verifiedWords = (session: Session, at: Pointer, ours: string): string =>
  wordsOf(session, at, 'verified', ours);

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
