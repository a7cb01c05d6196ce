import { failed, type Reply, tryAgainIn } from '../reply';
import { t } from '../i18n';
import type { Sent } from './send';
import type { Verified } from './verify';

/** How an OTP that was not sent is answered. */
export function replyToUnsent(unsent: Exclude<Sent, { id: string }>): Reply<never> {
  if (unsent.failure === 'undeliverable') return failed(t('otp.undeliverable'));
  const { failure, seconds } = unsent;
  return tryAgainIn(seconds, t(`otp.${failure}`, { seconds }));
}

/** How a failed attempt is answered: a wrong code is an ordinary answer, guessing on and on is not. */
export function replyToFailure(failure: Exclude<Verified, { right: unknown }>): Reply<never> {
  if (failure.failure !== 'wait') return failed(t(`otp.${failure.failure}`));
  const { seconds } = failure;
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  return tryAgainIn(seconds, hours > 1 ? t('otp.waitLong', { hours }) : t('otp.wait', { minutes }));
}
