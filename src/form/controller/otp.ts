import type { CallResult } from '../call';
import { t } from '../i18n';
import { ask } from './calls';
import type { FormController } from './formController';

const digits = /^[0-9]{4}$/;

/** What is wrong with an OTP as it was typed. */
export function otpProblem(otp: string): 'empty' | 'invalid' | undefined {
  if (otp === '') return 'empty';
  return digits.test(otp) ? undefined : 'invalid';
}

/** What the response to sending an OTP means. */
export function sentOtp({ status, data }: CallResult): { uniqueId: string } | { message: string } {
  return status && data?.unique_id
    ? { uniqueId: String(data.unique_id) }
    : { message: data?.message || t('failed') };
}

export const callVerifyOtp = (
  controller: FormController,
  otp: { code: string; uniqueId: string; type: unknown },
): Promise<CallResult> =>
  ask(controller, 'POST verify-otp/', {
    Otp_recieved: otp.code,
    unique_id: otp.uniqueId,
    otp_type: otp.type,
  });
