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
import { normalized } from './answers/normalized';
import { ask } from './calls';
import { confirmServerDraft } from './draft/save';
import { contextOf, flush, type FormController } from './formController';
import { otpProblem } from './otp';
import { currentProblems } from './problems/problems';
import { showProblems } from './problems/showProblems';

/** An OTP that is on its way, and what it signs. */
export interface SignatureOtp {
  uniqueId: string;
  text: string;
}

/** What the call that sends the OTP is told; where it goes stands in there. */
export function signatureContacts(controller: FormController, signature: Signature) {
  const { policy_number, phone_number, email, otp_type } = payloadOf(controller, signature);
  return { policy_number, otp_type, to: [phone_number, email].filter(Boolean) as string[] };
}

function payloadOf(controller: FormController, { send }: Signature): { [name: string]: unknown } {
  const answers = normalized(controller.props.definition, controller.store.get().answers);
  return buildPayload(send, documentOf(contextOf(controller), answers)) as {
    [name: string]: unknown;
  };
}

/**
 * Sends an OTP by which a party signs the answers as they stand: they must be right, and the server must have these
 * very answers. Nothing is given back where problems are shown instead.
 */
export async function sendSignatureOtp(
  controller: FormController,
  signature: Signature,
): Promise<SignatureOtp | { message: string } | undefined> {
  flush(controller);
  const { props, store } = controller;
  const problems = currentProblems(controller).filter(({ rule }) => rule !== 'signature');
  if (problems.length > 0) {
    showProblems(controller, problems, 'rules');
    return undefined;
  }
  const notSeen = await confirmServerDraft(controller, 'signatures');
  if (notSeen) return { message: notSeen };
  const context = contextOf(controller);
  const text = signedText(context, resolveAnswers(props.definition, context, store.get().answers));
  const result = await ask(controller, signature.call, payloadOf(controller, signature));
  const found = result.problems ?? result.data?.problems ?? [];
  if (found.length > 0) {
    showProblems(controller, found, 'server');
    return undefined;
  }
  if (!result.status || !result.data?.unique_id)
    return { message: result.data?.message || t('failed') };
  store.set({ announcement: t('signatures.sent') });
  return { uniqueId: String(result.data.unique_id), text };
}

/** Why an OTP was not taken, and what the server says beside it. */
export interface Refusal {
  message: string;
  hint?: string;
}

/** Checks an OTP; a refusal where it is not right. A right one signs what it was sent for. */
export async function verifySignatureOtp(
  controller: FormController,
  signature: Signature,
  { uniqueId, text }: SignatureOtp,
  otp: string,
): Promise<Refusal | undefined> {
  const flaw = otpProblem(otp);
  if (flaw) return { message: t(`otp.${flaw}`) };
  const result = await ask(controller, 'POST verify-otp/', {
    Otp_recieved: otp,
    unique_id: uniqueId,
    otp_type: signatureContacts(controller, signature).otp_type,
  });
  if (!result.status) return refusalOf(result);
  const { store } = controller;
  store.set({
    signed: { ...store.get().signed, [signature.id]: text },
    announcement: t('signatures.verified'),
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
export function signatureStatus(controller: FormController): {
  due: Signature[];
  missing: Signature[];
} {
  const { definition } = controller.props;
  const { answers, signed, phase } = controller.store.get();
  if (!definition.request.signatures || phase !== 'picked') return { due: [], missing: [] };
  const context = contextOf(controller);
  const resolved = resolveAnswers(definition, context, answers);
  const due = dueSignatures(definition, context, resolved);
  if (Object.keys(signed).length === 0) return { due, missing: due };
  const text = signedText(context, resolved);
  return { due, missing: due.filter(({ id }) => signed[id] !== text) };
}

/** All who have to sign have signed: what they signed is what is sent, so nothing can be changed any more. */
export function isSigned(controller: FormController): boolean {
  if (Object.keys(controller.store.get().signed).length === 0) return false;
  const { due, missing } = signatureStatus(controller);
  return due.length > 0 && missing.length === 0;
}
