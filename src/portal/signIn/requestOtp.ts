import { send } from '../calls/send';
import { notify } from '../notices/toasts';
import { t } from '../i18n';
import { type Failure, failureOf } from './failure';
import type { Identifier } from './identifier';

/** An OTP that was sent, and the values of the request for it. `dob` is YYYY-MM-DD. */
export interface OtpRequest {
  id: string;
  maskedEmail?: string;
  maskedMobile?: string;
  identifier: Identifier;
  dob: string;
}

/** Requests an OTP. Returns a message if it was not sent, which is so when the response has no id (LOGIN-19). */
export async function requestOtp(
  identifier: Identifier,
  dob: string,
): Promise<OtpRequest | Failure> {
  const result = await send('POST send-otp/', { ...identifier, dob });
  if (result.status === 'ok' && result.data.id) {
    const { id, maskedEmail, maskedMobile } = result.data;
    return { id, maskedEmail, maskedMobile, identifier, dob };
  }
  const failure = result.status === 'ok' ? { message: result.data.message } : failureOf(result);
  if (failure.message) return failure;
  const message = t('failures.network');
  notify('danger', message);
  return { message, isTrouble: true };
}

/**
 * "OTP has been sent to …", with the contacts that exist. The server names none while somebody guesses dates of birth.
 */
export function sentTo({ maskedMobile, maskedEmail }: OtpRequest): string {
  if (maskedMobile && maskedEmail) return t('signIn.sentToBoth', { maskedMobile, maskedEmail });
  const contact = maskedMobile || maskedEmail;
  return contact ? t('signIn.sentToOne', { contact }) : t('signIn.sentIfRight');
}
