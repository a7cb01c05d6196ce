import {
  type Answers,
  buildPayload,
  dueSignatures,
  resolveAnswers,
  type Signature,
  signedText,
} from '#engine';
import type { Failure } from '../call';
import { t } from '../i18n';
import { ask, documentNow, failureMessage, pressed } from './calls';
import { confirmServerDraft } from './draft/save';
import { contextOf, flush, type FormController } from './formController';
import { callVerifyOtp, forgetSentOtp, keepSentOtp, otpProblem, sentOtp } from './otp';
import { currentProblems } from './problems/problems';
import { showProblems } from './problems/showProblems';
import type { FormState, SentOtp } from './state';
import { hasUnusual } from './unusual/hasUnusual';

/** The contacts of a party, from the payload of the call that sends the OTP. */
export function signatureContacts(controller: FormController, signature: Signature) {
  const { policy_number, phone_number, email, otp_type } = payloadOf(controller, signature);
  return { policy_number, otp_type, to: [phone_number, email].filter(Boolean) as string[] };
}

function payloadOf(controller: FormController, { send }: Signature): { [name: string]: unknown } {
  return buildPayload(send, documentNow(controller)) as { [name: string]: unknown };
}

/**
 * Sends an OTP by which a party signs the answers: they must be valid, and the server must have exactly these
 * answers. Undefined where problems are shown instead.
 */
export async function sendSignatureOtp(
  controller: FormController,
  signature: Signature,
): Promise<SentOtp | { message: string } | undefined> {
  flush(controller);
  const { store } = controller;
  const problems = currentProblems(controller).filter(({ rule }) => rule !== 'signature');
  if (problems.length > 0) {
    showProblems(controller, problems, 'rules');
    return undefined;
  }
  if (hasUnusual(controller)) return undefined;
  const notSaved = await confirmServerDraft(controller, 'signatures');
  if (notSaved) return { message: notSaved };
  const about = textToSign(controller, store.get().answers);
  const payload = payloadOf(controller, signature);
  const result = await ask(controller, signature.call, payload, pressed);
  if (result.status === 'refused' && result.problems.length > 0) {
    forgetSentOtp(controller, signature.id);
    showProblems(controller, result.problems, 'server');
    return undefined;
  }
  const sent = sentOtp(result);
  if ('message' in sent) return sent;
  const otp = { ...sent, about, sentAt: Date.now() };
  keepSentOtp(controller, signature.id, otp);
  store.set({ announcement: t('signatures.sent') });
  return otp;
}

/** What a signature of these answers signs. */
export function textToSign(controller: FormController, answers: Answers): string {
  const context = contextOf(controller);
  return signedText(context, resolveAnswers(controller.props.definition, context, answers));
}

/** Why an OTP was refused; `hint`: the server's message. */
export interface OtpError {
  message: string;
  hint?: string;
}

/** Verifies an OTP; a correct one signs the text that it was sent for. */
export async function verifySignatureOtp(
  controller: FormController,
  signature: Signature,
  { uniqueId, about }: SentOtp,
  code: string,
): Promise<OtpError | undefined> {
  const problem = otpProblem(code);
  if (problem) return { message: t(`otp.${problem}`) };
  const type = String(signatureContacts(controller, signature).otp_type);
  const result = await callVerifyOtp(controller, { code, uniqueId, type });
  if (result.status !== 'ok') return otpErrorOf(result);
  const { store } = controller;
  const { signed, expiredSignatures } = store.get();
  store.set({
    signed: { ...signed, [signature.id]: about },
    expiredSignatures: expiredSignatures.filter((id) => id !== signature.id),
    isUnlocked: false,
    announcement: t('signatures.verified'),
  });
  forgetSentOtp(controller, signature.id);
  return undefined;
}

function otpErrorOf(result: Failure): OtpError {
  // No response is no refusal.
  if (result.status === 'lost' || result.status === 'signedOut')
    return { message: failureMessage(result) };
  return { message: t('signatures.refused'), hint: result.message };
}

type Signing = Pick<FormState, 'answers' | 'signed' | 'phase'>;

/** Who has to sign these answers, and who of them has not, or signed other answers. */
export function signatureStatus(
  controller: FormController,
  { answers, signed, phase }: Signing = controller.store.get(),
): { due: Signature[]; missing: Signature[] } {
  const { definition } = controller.props;
  if (!definition.request.signatures || phase !== 'picked') return { due: [], missing: [] };
  const context = contextOf(controller);
  const resolved = resolveAnswers(definition, context, answers);
  const due = dueSignatures(definition, context, resolved);
  if (Object.keys(signed).length === 0) return { due, missing: due };
  const text = signedText(context, resolved);
  return { due, missing: due.filter(({ id }) => signed[id] !== text) };
}

/** Whether all parties have signed exactly these answers. */
export function isSigned(controller: FormController): boolean {
  if (Object.keys(controller.store.get().signed).length === 0) return false;
  const { due, missing } = signatureStatus(controller);
  return due.length > 0 && missing.length === 0;
}

/** Signed answers are locked, so that what was signed is what is sent, until the customer asks to change them. */
export const isFormLocked = (controller: FormController): boolean =>
  !controller.store.get().isUnlocked && isSigned(controller);

/** Lets signed answers be changed. The signatures count as long as the answers stay, or become again, what was signed. */
export function unlockAnswers({ store }: FormController): void {
  store.set({ isUnlocked: true });
}
