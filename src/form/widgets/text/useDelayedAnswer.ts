import { useEffect, useRef } from 'react';
import { useFormController } from '../../controller/useFormController';

/** Milliseconds after the last key at which typing is handed over. */
const pause = 400;

/**
 * Typing that becomes an answer after a pause, and whenever the form asks for it (submit, draft, page closed): a key
 * pressed costs one text box and not the form. `onHandOver` is told what becomes the answer.
 */
export function useDelayedAnswer(onCommit: (text: string) => void) {
  const { flushes } = useFormController();
  const typed = useRef<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const commit = () => {
    clearTimeout(timer.current);
    if (typed.current === undefined) return;
    const text = typed.current;
    typed.current = undefined;
    onCommit(text);
  };
  const newest = useRef(commit);
  useEffect(() => {
    newest.current = commit;
  });
  useEffect(() => {
    const flush = () => newest.current();
    flushes.add(flush);
    return () => {
      flush();
      flushes.delete(flush);
    };
  }, [flushes]);

  return {
    /** What is not handed over yet. */
    typed,
    type(text: string) {
      typed.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => newest.current(), pause);
    },
    commit: () => newest.current(),
  };
}
