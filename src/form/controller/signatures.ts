import {
  buildPayload,
  documentOf,
  dueSignatures,
  resolveAnswers,
  type Signature,
  signedText,
} from '#engine';
import type { CallResult } from '../call';
import { t } from '../i18n';
import { settled } from './answers/normalized';
import { ask } from './calls';
import { keepSeen } from './draft/save';
import { contextOf, flush, type Session } from './formController';
import { otpFlaw } from './otp';
import { problemsNow } from './problems/problems';
import { showProblems } from './problems/showProblems';

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
  return buildPayload(send, documentOf(contextOf(session), answers)) as { [name: string]: unknown };
}

/**
 * Sends an OTP by which a party signs the answers as they stand: they must be right, and the server must have these
 * very answers. Nothing is given back where problems are shown instead.
 */
export async function sendSignatureOtp(
  session: Session,
  signature: Signature,
): Promise<SignatureOtp | { message: string } | undefined> {
  flush(session);
  const { props, store } = session;
  const problems = problemsNow(session).filter(({ rule }) => rule !== 'signature');
  if (problems.length > 0) {
    showProblems(session, problems, 'rules');
    return undefined;
  }
  const notSeen = await keepSeen(session, 'signatures');
  if (notSeen) return { message: notSeen };
  const context = contextOf(session);
  const text = signedText(context, resolveAnswers(props.definition, context, store.get().answers));
  const result = await ask(session, signature.call, payloadOf(session, signature));
  const found = result.problems ?? result.data?.problems ?? [];
  if (found.length > 0) {
    showProblems(session, found, 'server');
    return undefined;
  }
  if (!result.status || !result.data?.unique_id)
    return { message: result.data?.message || t('failed') };
  store.set({ spoken: t('signatures.sent') });
  return { uniqueId: String(result.data.unique_id), text };
}

/** Why an OTP was not taken, and what the server says beside it. */
export interface Refusal {
  message: string;
  hint?: string;
}

/** Checks an OTP; a refusal where it is not right. A right one signs what it was sent for. */
export async function verifySignatureOtp(
  session: Session,
  signature: Signature,
  { uniqueId, text }: SignatureOtp,
  otp: string,
): Promise<Refusal | undefined> {
  const flaw = otpFlaw(otp);
  if (flaw) return { message: t(`otp.${flaw}`) };
  const result = await ask(session, 'POST verify-otp/', {
    Otp_recieved: otp,
    unique_id: uniqueId,
    otp_type: signatureContacts(session, signature).otp_type,
  });
  if (!result.status) return refusalOf(result);
  const { store } = session;
  store.set({
    signed: { ...store.get().signed, [signature.id]: text },
    spoken: t('signatures.verified'),
  });
  return undefined;
}

/** The fixed words, and what the server says beside them; no answer is no refusal. */
function refusalOf({ data, isLost }: CallResult): Refusal {
  // Who answers nothing has said why already: the session is over.
  if (isLost || data === undefined) return { message: t('failed') };
  return { message: t('signatures.refused'), hint: data.message };
}

/** Who has to sign these answers, and who of them has not, or signed others. */
export function signingOf(session: Session): { due: Signature[]; missing: Signature[] } {
  const { definition } = session.props;
  const { answers, signed, phase } = session.store.get();
  if (!definition.request.signatures || phase !== 'picked') return { due: [], missing: [] };
  const context = contextOf(session);
  const resolved = resolveAnswers(definition, context, answers);
  const due = dueSignatures(definition, context, resolved);
  if (Object.keys(signed).length === 0) return { due, missing: due };
  const text = signedText(context, resolved);
  return { due, missing: due.filter(({ id }) => signed[id] !== text) };
}

/** All who have to sign have signed: what they signed is what is sent, so nothing can be changed any more. */
export function isSigned(session: Session): boolean {
  if (Object.keys(session.store.get().signed).length === 0) return false;
  const { due, missing } = signingOf(session);
  return due.length > 0 && missing.length === 0;
}
