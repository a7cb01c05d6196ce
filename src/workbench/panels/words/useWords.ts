import type { Diagnostic, WordRow } from '#authoring';
import { useEffect, useState } from 'react';
import { useChecker } from '../../checker/checkerClient';
import { useFilesOf } from '../../checker/useFilesOf';

interface Found {
  key: string | undefined;
  language: string;
  words?: WordRow[] | Diagnostic;
  /** Why they could not be read anew. */
  failed?: string;
}

/** The texts of a request type or of the catalogue with their translations; without `words` until they are read. */
export function useWords(
  key: string | undefined,
  language: string | undefined,
): Pick<Found, 'words' | 'failed'> {
  const checker = useChecker();
  const files = useFilesOf(key);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (language === undefined) return;
    let isLeft = false;
    checker.query({ type: 'words', language, ...(key !== undefined && { key }) }).then(
      (words) => {
        if (!isLeft) setFound({ key, language, words });
      },
      // Those of before stay: somebody may be typing in them.
      ({ message }: Error) => {
        if (!isLeft)
          setFound((before) => ({
            ...(isOf(before, key, language) && before),
            key,
            language,
            failed: message,
          }));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [checker, key, language, files]);
  return isOf(found, key, language) ? found! : {};
}

const isOf = (found: Found | undefined, key?: string, language?: string): boolean =>
  found !== undefined && found.key === key && found.language === language;
