import { send } from '../calls/send';
import { notify } from '../notices/toasts';
import { t } from '../i18n';
import { fieldMessage } from './fieldMessage';
import type { Identifier } from './identifier';

/** An OTP that was sent, and the values that it was asked for with; `dob` is YYYY-MM-DD. */
export interface OtpRequest {
  id: string;
  maskedEmail?: string;
  maskedMobile?: string;
  identifier: Identifier;
  dob: string;
}

/** The OTP is on its way, or the words for why it is not: without an id it was not sent (doc 1 §8). */
export async function requestOtp(
  identifier: Identifier,
  dob: string,
): Promise<OtpRequest | { message: string }> {
  const result = await send('POST send-otp/', { ...identifier, dob });
  if (result.status === 'ok' && result.data.id) {
    const { id, maskedEmail, maskedMobile } = result.data;
    return { id, maskedEmail, maskedMobile, identifier, dob };
  }
  const message = result.status === 'ok' ? result.data.message : fieldMessage(result);
  if (message) return { message };
  notify('danger', t('failures.network'));
  return { message: '' };
}

/** "OTP has been sent to …", naming only the contacts there are. */
export function sentTo({ maskedMobile, maskedEmail }: OtpRequest): string {
  if (maskedMobile && maskedEmail) return t('signIn.sentToBoth', { maskedMobile, maskedEmail });
  return t('signIn.sentToOne', { contact: maskedMobile || maskedEmail });
}
