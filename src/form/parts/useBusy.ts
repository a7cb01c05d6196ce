import { useRef, useState } from 'react';

/**
 * Whether work is running, a function that runs work unless some is running already, and one that stops waiting for
 * it. The result of the work is undefined where it did not run or nobody waits for it any more.
 */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const turn = useRef(0);

  async function whileBusy<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isBusy) return undefined;
    const mine = ++turn.current;
    setBusy(true);
    try {
      const result = await work();
      return mine === turn.current ? result : undefined;
    } finally {
      if (mine === turn.current) setBusy(false);
    }
  }

  function stopWaiting() {
    turn.current++;
    setBusy(false);
  }

  return { isBusy, whileBusy, stopWaiting };
}
