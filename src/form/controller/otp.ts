import type { Input, Result } from '#api';
import { getAt } from '#engine';
import { t } from '../i18n';
import { ask, pressed } from './calls';
import type { FormController } from './formController';

/** The digits of an OTP (EMAIL-05, DGH-11, REV-33); what is longer is refused. */
export const otpLength = 4;

const digits = new RegExp(`^[0-9]{${otpLength}}$`);

/** What is wrong with an OTP as it was typed. */
export function otpProblem(otp: string): 'empty' | 'invalid' | undefined {
  if (otp === '') return 'empty';
  return digits.test(otp) ? undefined : 'invalid';
}

/** What the response to sending an OTP means. */
export function sentOtp(result: Result): { uniqueId: string } | { message: string } {
  if (result.status !== 'ok') return { message: result.message || t('failed') };
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
