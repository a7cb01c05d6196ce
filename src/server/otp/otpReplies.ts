import { failed, type Reply, tooManyRequests } from '../reply';
import { t } from '../i18n';
import type { SendResult } from './send';
import type { VerifyResult } from './verify';

export function replyToUnsent(unsent: Exclude<SendResult, { id: string }>): Reply<never> {
  if (unsent.failure === 'undeliverable') return failed(t('otp.undeliverable'));
  const { failure, seconds } = unsent;
  if (failure === 'wait') return replyToWait(seconds);
  return tooManyRequests(seconds, t(`otp.${failure}`, { seconds }));
}

/** A wrong code is an ordinary answer (200); further guessing during a lockout is not (429). */
export function replyToFailure(failure: Exclude<VerifyResult, { otp: unknown }>): Reply<never> {
  if (failure.failure === 'wait') return replyToWait(failure.seconds);
  return failed(t(`otp.${failure.failure}`));
}

function replyToWait(seconds: number): Reply<never> {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  return tooManyRequests(
    seconds,
    hours > 1 ? t('otp.waitLong', { hours }) : t('otp.wait', { minutes }),
  );
}
