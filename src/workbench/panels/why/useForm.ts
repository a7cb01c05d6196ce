import { useEffect, useState } from 'react';
import { useChecker } from '../../checker/checkerClient';
import type { QueryResults } from '../../checker/protocol';
import { useFilesOf } from '../../checker/useFilesOf';
import type { PreviewFormState } from '../../preview/previewState';
import { usePreviewFormState } from '../../shell/previewFormState';

export interface KnownForm {
  shown: PreviewFormState;
  /** Undefined until it is known, and where the files do not make a form. */
  form: QueryResults['form'];
  /** Why it could not be found out. */
  failed?: string;
}

/** What is known of the live form of a request type; undefined while it shows none. */
export function useForm(key: string): KnownForm | undefined {
  const checker = useChecker();
  const shown = usePreviewFormState(key);
  const files = useFilesOf(key);
  const [found, setFound] = useState<Omit<KnownForm, 'shown'> & { key: string }>();
  useEffect(() => {
    if (!shown) return;
    let isLeft = false;
    const { context, answers, calls } = shown;
    const responses = calls.map(({ call, response }) => ({ call, response }));
    checker.query({ type: 'form', key, context, answers, responses }).then(
      (form) => {
        if (!isLeft) setFound({ key, form });
      },
      ({ message }: Error) => {
        if (!isLeft) setFound({ key, form: undefined, failed: message });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [checker, key, shown, files]);
  return shown && { shown, form: undefined, ...(found?.key === key && found) };
}
