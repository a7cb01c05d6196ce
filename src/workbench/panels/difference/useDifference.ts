import type { Files, TypeDiff } from '#authoring';
import { useEffect, useRef, useState } from 'react';
import { useChecker } from '../../checker/checkerClient';
import { useFilesOf } from '../../checker/useFilesOf';

/** Milliseconds without an edit, after which the texts are compared again: that runs all examples. */
const delay = 400;

export interface Difference {
  difference?: TypeDiff;
  /** Why it could not be found out. */
  failed?: string;
}

/** What changed since the older files, up to the texts as they are edited. */
export function useDifference(key: string | undefined, older: Files | undefined): Difference {
  const checker = useChecker();
  const files = useFilesOf(key);
  const [found, setFound] = useState<Difference & { older: Files }>();
  const compared = useRef<Files>(undefined);
  useEffect(() => {
    if (!older) return;
    let isLeft = false;
    const set = (part: Difference) => {
      if (isLeft) return;
      compared.current = older;
      setFound({ older, ...part });
    };
    const timer = setTimeout(
      () =>
        checker.query({ type: 'difference', ...(key !== undefined && { key }), older }).then(
          (difference) => set({ difference }),
          ({ message }: Error) => set({ failed: message }),
        ),
      compared.current === older ? delay : 0,
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [checker, key, older, files]);
  return found && found.older === older ? found : {};
}
