import type { Result } from '#api';
import {
  buildPayload,
  getAt,
  holds,
  type Pointer,
  pointerOf,
  proofValueOf,
  requiredProofs,
  uiAt,
} from '#engine';
import { t } from '../../i18n';
import { normalized } from '../answers/normalized';
import { ask, documentNow, pressed, withText } from '../calls';
import { flush, type FormController } from '../formController';
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
  if (result.status !== 'ok') return result.message || t('failed');
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
  if (result.status !== 'ok') return { message: result.message || t('failed') };
  const rule = `request#${pointerOf('proofs', at, 'holdsWhen')}`;
  if (!holds(controller.props.definition, rule, result.data)) return 'refused';
  addProof(controller, at, proof!, 'webcam.verified');
  return 'proved';
}

/** The proof that the answer at a field needs. */
function proofAt({ props, store }: FormController, at: Pointer) {
  const answers = normalized(props.definition, store.get().answers);
  const need = requiredProofs(props.definition, answers).find((proof) => proof.at === at);
  return need && { purpose: need.purpose, value: String(proofValueOf(getAt(answers, at))) };
}

function addProof(
  controller: FormController,
  at: Pointer,
  proof: { purpose: string; value: string },
  fallback: string,
): void {
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
  const problem = currentProblems(controller).find(
    (found) => found.at === '/policy' || (found.at === at && found.rule !== 'proof'),
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
