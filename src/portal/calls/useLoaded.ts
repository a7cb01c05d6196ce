import { useEffect, useEffectEvent, useState } from 'react';

export type Loaded<T extends object> = T | 'loading' | 'failed';

/** Loads something by a call as soon as `isWanted`, and again whenever `key` changes. `undefined` means failure. */
export function useLoaded<T extends object>(
  load: () => Promise<T | undefined>,
  key: string,
  isWanted = true,
) {
  const [tries, setTries] = useState(0);
  const [last, setLast] = useState<{ ask: string; found: Loaded<T> }>();
  const ask = `${tries} ${key}`;
  const start = useEffectEvent(load);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    start().then(
      (found) => isCurrent && setLast({ ask, found: found ?? 'failed' }),
      // An error reaches the error boundary only when it is thrown while rendering.
      (fault) =>
        setLast(() => {
          throw fault;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, isWanted]);

  const loaded: Loaded<T> = last?.ask === ask ? last.found : 'loading';
  return { loaded, loadAgain: () => setTries(tries + 1) };
}
