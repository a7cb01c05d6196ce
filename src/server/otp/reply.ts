import { failed, type Reply, tryAgainIn } from '../reply';
import { say } from '../i18n';
import type { Sent } from './send';
import type { Verified } from './verify';

/** How an OTP that was not sent is answered. */
export function replyToUnsent(unsent: Exclude<Sent, { id: string }>): Reply {
  if (unsent.failure === 'undeliverable') return failed(say('otp.undeliverable'));
  const { failure, seconds } = unsent;
  return tryAgainIn(seconds, say(`otp.${failure}`, { seconds }));
}

/** How a failed attempt is answered: a wrong code is an ordinary answer, guessing on and on is not. */
export function replyToFailure(failure: Exclude<Verified, { right: unknown }>): Reply {
  if (failure.failure !== 'wait') return failed(say(`otp.${failure.failure}`));
  const { seconds } = failure;
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  return tryAgainIn(
    seconds,
    hours > 1 ? say('otp.waitLong', { hours }) : say('otp.wait', { minutes }),
  );
}
