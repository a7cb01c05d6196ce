import { useCountdown } from '#ui';
import { useLayoutEffect } from 'react';
import type { SentOtp } from '../controller/state';

/** Seconds until another OTP can be sent, `pause` seconds after the last one; also after the page was loaded anew. */
export function useResendPause(sent: SentOtp | undefined, pause: number): number {
  const { secondsLeft, start, stop } = useCountdown();
  const sentAt = sent?.sentAt;
  useLayoutEffect(() => {
    if (sentAt === undefined) stop();
    else start(pause - (Date.now() - sentAt) / 1000);
    // `start` and `stop` are new with every draw.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sentAt, pause]);
  return secondsLeft;
}
