import type { Input, Result } from '#api';
import { getAt } from '#engine';
import { t } from '../i18n';
import { ask, failureMessage, pressed } from './calls';
import type { FormController } from './formController';
import type { FormState, SentOtp } from './state';

/** The digits of an OTP (EMAIL-05, DGH-11, REV-33); what is longer is refused. */
export const otpLength = 4;

const digits = new RegExp(`^[0-9]{${otpLength}}$`);

/** Milliseconds that the server accepts an OTP and a proof where its settings do not say otherwise. */
const otpLasts = 5 * 60_000;
const proofLasts = 30 * 60_000;

/** What was sent and proved on an earlier visit and still counts. */
export function stillValid({
  proofs = [],
  sentOtps = {},
}: Partial<Pick<FormState, 'proofs' | 'sentOtps'>>): Pick<FormState, 'proofs' | 'sentOtps'> {
  const now = Date.now();
  return {
    proofs: proofs.filter(({ provedAt }) => now < provedAt + proofLasts),
    sentOtps: Object.fromEntries(
      Object.entries(sentOtps).filter(([, { sentAt }]) => now < sentAt + otpLasts),
    ),
  };
}

export function keepSentOtp({ store }: FormController, of: string, otp: SentOtp): void {
  store.set({ sentOtps: { ...store.get().sentOtps, [of]: otp } });
}

/** The OTP was verified, or its value changed. */
export function forgetSentOtp({ store }: FormController, of: string): void {
  const { [of]: forgotten, ...sentOtps } = store.get().sentOtps;
  if (forgotten) store.set({ sentOtps });
}

/** What is wrong with an OTP as it was typed. */
export function otpProblem(otp: string): 'empty' | 'invalid' | undefined {
  if (otp === '') return 'empty';
  return digits.test(otp) ? undefined : 'invalid';
}

/** What the response to sending an OTP means. */
export function sentOtp(result: Result): { uniqueId: string } | { message: string } {
  if (result.status !== 'ok') return { message: failureMessage(result) };
  const uniqueId: unknown = getAt(result.data, '/unique_id');
  return uniqueId ? { uniqueId: String(uniqueId) } : { message: t('failed') };
}

export const callVerifyOtp = (
  controller: FormController,
  otp: { code: string; uniqueId: string; type: string },
): Promise<Result> =>
  ask(
    controller,
    'POST verify-otp/',
    {
      Otp_recieved: otp.code,
      unique_id: otp.uniqueId,
      otp_type: otp.type,
    } satisfies Input<'POST verify-otp/'>,
    pressed,
  );
