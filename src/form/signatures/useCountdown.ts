import { useEffect, useState } from 'react';

/** Seconds that run down to nothing and then stand at the full time again until they are started anew (OPEN-114). */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState<number>();
  const isRunning = left !== undefined;
  useEffect(() => {
    if (left === undefined) return;
    const timer = setTimeout(() => setLeft(left > 1 ? left - 1 : undefined), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return {
    isRunning,
    /** As mm:ss. */
    shown: new Date((left ?? seconds) * 1000).toISOString().slice(14, 19),
    start: () => setLeft(seconds),
    stop: () => setLeft(undefined),
  };
}
