import { useEffect, useState } from 'react';

/** Seconds left until the moment (milliseconds since 1970); by the clock, so that a sleeping tab does not stretch it. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
