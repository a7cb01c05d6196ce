import type { Result } from '#api';
import {
  answersOfProof,
  buildPayload,
  getAt,
  isProvedBy,
  neededProof,
  type Pointer,
  type Proof,
  sortedJson,
  uiAt,
} from '#engine';
import { bodyOf } from '../../call';
import { t } from '../../i18n';
import { normalized } from '../answers/normalized';
import { ask, documentNow, failureMessage, pressed, withText } from '../calls';
import { contextOf, flush, type FormController } from '../formController';
import { callVerifyOtp, otpProblem, sentOtp } from '../otp';
import type { SentOtp } from '../state';
import { currentProblems, showFieldProblem, clearFieldProblem } from '../problems/problems';

/** Sends an OTP to the value of a field once the value is valid; `at`: the field to correct first. */
export async function sendOtp(
  controller: FormController,
  at: Pointer,
): Promise<SentOtp | { message: string } | { at: Pointer }> {
  const { props, store } = controller;
  flush(controller);
  const about = String(getAt(store.get().answers, at));
  const result = await requestProof(controller, at);
  if ('at' in result) return result;
  const sent = sentOtp(result);
  if ('message' in sent) return sent;
  const to = getAt(normalized(props.definition, store.get().answers), at);
  store.set({ announcement: t('otp.sent', { to }) });
  return { ...sent, about, sentAt: Date.now() };
}

/** Verifies an OTP; resolves to a message where it is wrong, to undefined where the value is proved. */
export async function verifyOtp(
  controller: FormController,
  at: Pointer,
  uniqueId: string,
  code: string,
): Promise<string | undefined> {
  const problem = otpProblem(code);
  if (problem === 'empty') return messageOf(controller, at, 'otpRequired', 'otp.empty');
  if (problem === 'invalid') return messageOf(controller, at, 'otpFormat', 'otp.invalid');
  const proof = proofAt(controller, at)!;
  const result = await callVerifyOtp(controller, { code, uniqueId, type: proof.purpose });
  if (result.status !== 'ok') return failureMessage(result);
  addProof(controller, at, proof, 'otp.verified');
  return undefined;
}

/** Checks that a photo shows a living person. */
export async function verifyPhoto(
  controller: FormController,
  at: Pointer,
): Promise<'proved' | 'refused' | { message: string } | { at: Pointer }> {
  const proof = proofAt(controller, at);
  const result = await requestProof(controller, at);
  if ('at' in result) return result;
  if (result.status !== 'ok') return { message: failureMessage(result) };
  if (!isProvedBy(controller.props.definition, at, result.data, proof?.sent)) return 'refused';
  addProof(controller, at, proof!, 'webcam.verified');
  return 'proved';
}

/** Makes the call that proves an answer. Resolves to the field to correct first, or to whether the answer is proved. */
export async function verifyAnswer(
  controller: FormController,
  at: Pointer,
): Promise<boolean | { at: Pointer }> {
  const { definition } = controller.props;
  flush(controller);
  const proof = proofAt(controller, at);
  const result = await requestProof(controller, at);
  if ('at' in result) return result;
  const response = bodyOf(result);
  if (result.status === 'ok' && isProvedBy(definition, at, response, proof?.sent)) {
    addProof(controller, at, proof!, 'otp.verified');
    return true;
  }
  // What was asked about is not the answer any more.
  if (sortedJson(proofAt(controller, at)) !== sortedJson(proof)) return false;
  const isAnswered = result.status === 'ok' || result.status === 'declined';
  const { messageFrom } = definition.request.proofs![at]!;
  const told = isAnswered
    ? messageFrom !== undefined && getAt(response, messageFrom)
    : 'message' in result && result.message;
  const otherwise = isAnswered
    ? messageOf(controller, at, 'refused', 'verify.refused')
    : t('verify.failed');
  const message = typeof told === 'string' && told !== '' ? told : otherwise;
  showFieldProblem(controller, { at, rule: 'refused', message });
  return false;
}

/** The proof that the answer at a field needs. */
function proofAt(controller: FormController, at: Pointer): Proof | undefined {
  const { definition } = controller.props;
  const answers = normalized(definition, controller.store.get().answers);
  return neededProof(definition, contextOf(controller), answers, at);
}

function addProof(controller: FormController, at: Pointer, proof: Proof, fallback: string): void {
  const { store } = controller;
  store.set({
    proofs: [...store.get().proofs, { ...proof, provedAt: Date.now() }],
    announcement: verifiedMessage(controller, at, fallback),
  });
  clearFieldProblem(controller, at);
}

/** What the field itself says for a rule. */
export function fieldMessage(
  { props }: FormController,
  at: Pointer,
  rule: string,
): string | undefined {
  const message = uiAt(props.definition.ui, at)['ui:messages']?.[rule];
  return typeof message === 'string' ? message : undefined;
}

/** The field's own message, else the general one. */
const messageOf = (
  controller: FormController,
  at: Pointer,
  rule: string,
  fallback: string,
): string => fieldMessage(controller, at, rule) ?? t(fallback);

export const verifiedMessage = (
  controller: FormController,
  at: Pointer,
  fallback: string,
): string => messageOf(controller, at, 'verified', fallback);

/** Makes the call that proves a field once the field is valid; `at`: the field to correct first. */
async function requestProof(
  controller: FormController,
  at: Pointer,
): Promise<Result | { at: Pointer }> {
  flush(controller);
  const asked = ['/policy', ...answersOfProof(controller.props.definition, at)];
  const problem = currentProblems(controller).find(
    (found) => asked.includes(found.at) && found.rule !== 'proof',
  );
  if (problem) {
    showFieldProblem(controller, problem);
    return { at: problem.at };
  }
  clearFieldProblem(controller, at);
  const { call, send } = controller.props.definition.request.proofs![at]!;
  const payload = buildPayload(send, documentNow(controller));
  return ask(controller, call, await withText(controller, payload), pressed);
}
