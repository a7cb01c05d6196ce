import {
  documentOf,
  getAt,
  mapPayload,
  needsProof,
  type Pointer,
  settle,
  uiAt,
} from '../../engine';
import { say } from '../words';
import { ask } from './ask';
import { problemsNow, showAtField, unshowAtField } from './problemsNow';
import { contextOf, flush, type Session } from './session';

const digits = /^[0-9]{4}$/;

const purposeAt = ({ props, store }: Session, at: Pointer) =>
  needsProof(props.definition, store.get().answers).find((proof) => proof.at === at)?.purpose;

/** Sends an OTP to the value of a field, once the value itself is right. */
export async function sendOtp(
  session: Session,
  at: Pointer,
): Promise<{ uniqueId: string } | { says: string } | { at: Pointer }> {
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
  const answers = settle(props.definition, store.get().answers);
  const result = await ask(
    session,
    call,
    mapPayload(send, documentOf(contextOf(session), answers)),
  );
  if (!result.status || !result.data?.unique_id)
    return { says: result.data?.message || say('failed') };
  store.set({ spoken: say('otp.sent', { to: getAt(answers, at) }) });
  return { uniqueId: String(result.data.unique_id) };
}

/** Checks an OTP; the words where it is not right, nothing where the value is proved. */
export async function verifyOtp(
  session: Session,
  at: Pointer,
  uniqueId: string,
  otp: string,
): Promise<string | undefined> {
  if (otp === '') return wordsOf(session, at, 'otpRequired', 'otp.empty');
  if (!digits.test(otp)) return wordsOf(session, at, 'otpFormat', 'otp.invalid');
  const { props, store } = session;
  const purpose = purposeAt(session, at)!;
  const value = getAt(settle(props.definition, store.get().answers), at) as string;
  const result = await ask(session, 'POST verify-otp/', {
    Otp_recieved: otp,
    unique_id: uniqueId,
    otp_type: purpose,
  });
  if (!result.status) return result.data?.message || say('failed');
  store.set({
    proofs: [...store.get().proofs, { purpose, value }],
    spoken: verifiedWords(session, at),
  });
  unshowAtField(session, at);
  return undefined;
}

/** The field's own words, else ours. */
const wordsOf = ({ props }: Session, at: Pointer, own: string, ours: string): string => {
  const words = uiAt(props.definition.ui, at)['ui:messages']?.[own];
  return typeof words === 'string' ? words : say(ours);
};

export const verifiedWords = (session: Session, at: Pointer): string =>
  wordsOf(session, at, 'verified', 'otp.verified');
