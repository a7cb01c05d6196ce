import { useEffect, useState } from 'react';
import { openDefinition, type Opened } from './openDefinition';

export function useDefinition(key: string) {
  const [opened, setOpened] = useState<Opened | 'loading' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    openDefinition(key).then(
      (found) => setOpened(found ?? 'failed'),
      // Thrown while drawing, a fault reaches the error boundary.
      (fault) =>
        setOpened(() => {
          throw fault;
        }),
    );
  }, [key, tries]);

  function loadAgain() {
    setOpened('loading');
    setTries(tries + 1);
  }
  return { opened, loadAgain };
}
