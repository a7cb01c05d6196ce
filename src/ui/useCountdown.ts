import { useEffect, useState } from 'react';

/** Seconds left until a moment, by the clock, so that a tab that slept does not stretch them; `end`: milliseconds since 1970. */
export function useCountdown(end = 0) {
  const [clock, setClock] = useState(() => ({ end, now: Date.now() }));
  const secondsLeft = Math.max(0, Math.ceil((clock.end - clock.now) / 1000));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => setClock({ end: clock.end, now: Date.now() }), 1000);
    return () => clearInterval(ticking);
  }, [clock.end, isRunning]);
  return {
    secondsLeft,
    start(seconds: number) {
      const now = Date.now();
      setClock({ end: now + seconds * 1000, now });
    },
    stop: () => setClock({ end: 0, now: Date.now() }),
  };
}
