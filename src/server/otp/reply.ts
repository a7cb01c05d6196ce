import { failed, refused, type Reply } from '../routes/call';
import { say } from '../words';
import type { Verified } from './verify';

/** How a failed attempt is answered: a wrong code is an ordinary answer, guessing on and on is not. */
export function replyToFailure(failure: Exclude<Verified, { right: unknown }>): Reply {
  if (failure.failure === 'wait') {
    const minutes = Math.ceil(failure.seconds / 60);
    return refused(429, say('otp.wait', { minutes }), { 'Retry-After': String(failure.seconds) });
  }
  return failed(say(`otp.${failure.failure}`));
}
