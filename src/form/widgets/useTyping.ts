import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/useSession';
import { afterPress } from './afterPress';

/** Milliseconds after the last key at which typing is handed over. */
const pause = 400;

export interface Reading {
  show: (value: unknown) => string;
  read: (text: string) => unknown;
}

/**
 * Typing that stays in the text box and becomes an answer after a pause, on leaving the box, and whenever the form
 * asks for it (submit, draft, page closed): a key pressed costs one text box and not the form.
 */
export function useTyping(
  value: unknown,
  onAnswer: (value: unknown) => void,
  { show, read }: Reading,
) {
  const { flushes } = useSession();
  const [text, setText] = useState(() => show(value));
  const [seen, setSeen] = useState(value);
  if (!Object.is(value, seen)) {
    setSeen(value);
    setText(show(value));
  }
  const typed = useRef<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const handOver = () => {
    clearTimeout(timer.current);
    if (typed.current === undefined) return;
    const next = read(typed.current);
    typed.current = undefined;
    setSeen(next);
    onAnswer(next);
  };
  const newest = useRef(handOver);
  useEffect(() => {
    newest.current = handOver;
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
    text,
    type(next: string) {
      setText(next);
      typed.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => newest.current(), pause);
    },
    /** Hands over and writes the answer as it is written. */
    leave: () =>
      afterPress(() => {
        const left = typed.current;
        newest.current();
        if (left !== undefined) setText(show(read(left)));
      }),
    handOver,
  };
}
