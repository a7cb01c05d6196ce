import type { Diagnostic, WordRow } from '#authoring';
import { useEffect, useState } from 'react';
import { useChecking } from '../../checker/checking';
import { useFilesOf } from '../../checker/useFilesOf';

/** The texts of a request type or of the catalogue with their translations; undefined until they are read. */
export function useWords(
  key: string | undefined,
  language: string | undefined,
): WordRow[] | Diagnostic | undefined {
  const checking = useChecking();
  const files = useFilesOf(key);
  const [found, setFound] = useState<{ language: string; words: WordRow[] | Diagnostic }>();
  useEffect(() => {
    if (language === undefined) return;
    let isLeft = false;
    void checking
      .ask({ about: 'words', language, ...(key !== undefined && { key }) })
      .then((words) => {
        if (!isLeft) setFound({ language, words });
      });
    return () => {
      isLeft = true;
    };
  }, [checking, key, language, files]);
  return found?.language === language ? found?.words : undefined;
}
