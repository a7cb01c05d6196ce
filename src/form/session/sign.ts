import { deepEquals } from '@rjsf/utils';
import { documentOf, mapPayload, type Signature, signedText } from '../../engine';
import { say } from '../words';
import { ask } from './ask';
import { keepForm } from './kept';
import { problemsNow } from './problemsNow';
import { contextOf, flush, type Session } from './session';
import { showProblems } from './showProblems';
import { settled } from './settled';

const digits = /^[0-9]{4}$/;

/** An OTP that is on its way, and what it signs. */
export interface SignatureOtp {
  uniqueId: string;
  text: string;
}

/** What the call that sends the OTP is told; where it goes stands in there. */
export function signatureContacts(session: Session, signature: Signature) {
  const { policy_number, phone_number, email, otp_type } = payloadOf(session, signature);
  return { policy_number, otp_type, to: [phone_number, email].filter(Boolean) as string[] };
}

function payloadOf(session: Session, { send }: Signature): { [name: string]: unknown } {
  const answers = settled(session.props.definition, session.store.get().answers);
  return mapPayload(send, documentOf(contextOf(session), answers)) as { [name: string]: unknown };
}

/**
 * Sends an OTP by which a party signs the answers as they stand: they must be right, and the server must have these
 * very answers. Nothing is given back where problems are shown instead.
 */
export async function sendSignatureOtp(
  session: Session,
  signature: Signature,
): Promise<SignatureOtp | { says: string } | undefined> {
  flush(session);
  const { props, store } = session;
  const problems = problemsNow(session).filter(({ rule }) => rule !== 'signature');
  if (problems.length > 0) {
    showProblems(session, problems, 'rules');
    return undefined;
  }
  const { answers: seen } = store.get();
  if (!(await keepForm(session, { isForSure: true }))) return { says: say('signatures.notKept') };
  const { answers } = store.get();
  if (!deepEquals(answers, seen)) return { says: say('signatures.overtaken') };
  const text = signedText(props.definition, contextOf(session), answers);
  const result = await ask(session, signature.call, payloadOf(session, signature));
  const found = result.problems ?? result.data?.problems ?? [];
  if (found.length > 0) {
    showProblems(session, found, 'server');
    return undefined;
  }
  if (!result.status || !result.data?.unique_id)
    return { says: result.data?.message || say('failed') };
  store.set({ spoken: say('signatures.sent') });
  return { uniqueId: String(result.data.unique_id), text };
}

/** Checks an OTP; the words where it is not right. A right one signs what it was sent for. */
export async function verifySignatureOtp(
  session: Session,
  signature: Signature,
  { uniqueId, text }: SignatureOtp,
  otp: string,
): Promise<string | undefined> {
  if (otp === '') return say('otp.empty');
  if (!digits.test(otp)) return say('otp.invalid');
  const result = await ask(session, 'POST verify-otp/', {
    Otp_recieved: otp,
    unique_id: uniqueId,
    otp_type: signatureContacts(session, signature).otp_type,
  });
  // Who answers nothing has said why already: the session is over.
  if (!result.status) return result.data === undefined ? say('failed') : say('signatures.refused');
  const { store } = session;
  store.set({
    signed: { ...store.get().signed, [signature.id]: text },
    spoken: say('signatures.verified'),
  });
  return undefined;
}
