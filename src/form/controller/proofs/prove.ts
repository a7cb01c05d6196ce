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
import { normalized } from '../answers/normalized';
import { ask, withText } from '../calls';
import { contextOf, flush, type FormController } from '../formController';
import { otpProblem } from '../otp';
import { currentProblems, showFieldProblem, clearFieldProblem } from '../problems/problems';

/** Sends an OTP to the value of a field, once the value itself is right. */
export async function sendOtp(
  controller: FormController,
  at: Pointer,
): Promise<{ uniqueId: string } | { message: string } | { at: Pointer }> {
  const result = await requestProof(controller, at);
  if ('at' in result) return result;
  if (!result.status || !result.data?.unique_id)
    return { message: result.data?.message || t('failed') };
  const { definition } = controller.props;
  const to = getAt(normalized(definition, controller.store.get().answers), at);
  controller.store.set({ announcement: t('otp.sent', { to }) });
  return { uniqueId: String(result.data.unique_id) };
}

/** Checks an OTP; the words where it is not right, nothing where the value is proved. */
export async function verifyOtp(
  controller: FormController,
  at: Pointer,
  uniqueId: string,
  otp: string,
): Promise<string | undefined> {
  const flaw = otpProblem(otp);
  if (flaw === 'empty') return wordsOf(controller, at, 'otpRequired', 'otp.empty');
  if (flaw === 'invalid') return wordsOf(controller, at, 'otpFormat', 'otp.invalid');
  const proof = proofAt(controller, at)!;
  const result = await ask(controller, 'POST verify-otp/', {
    Otp_recieved: otp,
    unique_id: uniqueId,
    otp_type: proof.purpose,
  });
  if (!result.status) return result.data?.message || t('failed');
  addProof(controller, at, proof, 'otp.verified');
  return undefined;
}

/** Asks whether a photo is one of a living person: proved, not, or why it could not be asked. */
export async function verifyPhoto(
  controller: FormController,
  at: Pointer,
): Promise<'proved' | 'refused' | { message: string } | { at: Pointer }> {
  const proof = proofAt(controller, at);
  const result = await requestProof(controller, at);
  if ('at' in result) return result;
  if (!result.status) return { message: result.data?.message || t('failed') };
  const rule = `request#${pointerOf('proofs', at, 'holdsWhen')}`;
  if (!holds(controller.props.definition, rule, result.data)) return 'refused';
  addProof(controller, at, proof!, 'webcam.verified');
  return 'proved';
}

/** What a proof of the answer at a field would be. */
function proofAt({ props, store }: FormController, at: Pointer) {
  const answers = normalized(props.definition, store.get().answers);
  const need = requiredProofs(props.definition, answers).find((proof) => proof.at === at);
  return need && { purpose: need.purpose, value: String(proofValueOf(getAt(answers, at))) };
}

function addProof(
  controller: FormController,
  at: Pointer,
  proof: { purpose: string; value: string },
  ours: string,
): void {
  const { store } = controller;
  store.set({
    proofs: [...store.get().proofs, proof],
    announcement: verifiedMessage(controller, at, ours),
  });
  clearFieldProblem(controller, at);
}

/** The field's own words, else ours. */
const wordsOf = ({ props }: FormController, at: Pointer, own: string, ours: string): string => {
  const words = uiAt(props.definition.ui, at)['ui:messages']?.[own];
  return typeof words === 'string' ? words : t(ours);
};

export const verifiedMessage = (controller: FormController, at: Pointer, ours: string): string =>
  wordsOf(controller, at, 'verified', ours);

/** Makes the call that proves a field, once the field itself is right; `at`: where something has to be put right first. */
export async function requestProof(
  controller: FormController,
  at: Pointer,
): Promise<CallResult | { at: Pointer }> {
  flush(controller);
  const { props, store } = controller;
  const problem = currentProblems(controller).find(
    (found) => found.at === '/policy' || (found.at === at && found.rule !== 'proof'),
  );
  if (problem) {
    showFieldProblem(controller, problem);
    return { at: problem.at };
  }
  clearFieldProblem(controller, at);
  const { call, send } = props.definition.request.proofs![at]!;
  const answers = normalized(props.definition, store.get().answers);
  const payload = buildPayload(send, documentOf(contextOf(controller), answers));
  return ask(controller, call, await withText(controller, payload));
}
