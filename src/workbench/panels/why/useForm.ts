import { useEffect, useState } from 'react';
import { useChecking } from '../../checker/checking';
import type { AnswerTo } from '../../checker/protocol';
import { useFilesOf } from '../../checker/useFilesOf';
import type { ShownState } from '../../preview/previewState';
import { useShown } from '../../shell/shown';

export interface KnownForm {
  shown: ShownState;
  /** Undefined until it is known, and where the files do not make a form. */
  form: AnswerTo['form'];
  /** Why it could not be found out. */
  failed?: string;
}

/** What is known of the live form of a request type; undefined while it shows none. */
export function useForm(key: string): KnownForm | undefined {
  const checking = useChecking();
  const shown = useShown(key);
  const files = useFilesOf(key);
  const [found, setFound] = useState<Omit<KnownForm, 'shown'> & { key: string }>();
  useEffect(() => {
    if (!shown) return;
    let isLeft = false;
    const { context, answers, calls } = shown;
    const responses = calls.map(({ call, response }) => ({ call, response }));
    checking.ask({ about: 'form', key, context, answers, responses }).then(
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
  }, [checking, key, shown, files]);
  return shown && { shown, form: undefined, ...(found?.key === key && found) };
}
