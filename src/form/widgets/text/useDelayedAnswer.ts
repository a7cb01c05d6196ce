import { useEffect, useRef } from 'react';
import { useFormController } from '../../controller/useFormController';

/** Milliseconds after the last key until the text becomes an answer. */
const pause = 400;

/**
 * Text that becomes an answer after a pause, and whenever the form flushes it (submit, draft, page closed), so that a
 * key pressed does not redraw the form. `onCommit` gets the text.
 */
export function useDelayedAnswer(onCommit: (text: string) => void) {
  const { flushes } = useFormController();
  const pending = useRef<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const commit = () => {
    clearTimeout(timer.current);
    if (pending.current === undefined) return;
    const text = pending.current;
    pending.current = undefined;
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
    type(text: string) {
      pending.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => newest.current(), pause);
    },
    commit: () => newest.current(),
  };
}
