import { useState } from 'react';
import { afterPress } from './afterPress';
import { useDelayedAnswer } from './useDelayedAnswer';

export interface TextFormat {
  show: (value: unknown) => string;
  read: (text: string) => unknown;
}

/** Typing in a box whose text the widget itself has to know with every key. */
export function useControlledText(
  value: unknown,
  onAnswer: (value: unknown) => void,
  { show, read }: TextFormat,
) {
  const [text, setText] = useState(() => show(value));
  const [seen, setSeen] = useState(value);
  if (!Object.is(value, seen)) {
    setSeen(value);
    setText(show(value));
  }
  const { typed, type, commit } = useDelayedAnswer((left) => {
    const next = read(left);
    setSeen(next);
    onAnswer(next);
  });

  return {
    text,
    type(next: string) {
      setText(next);
      type(next);
    },
    /** Hands over and writes the answer as it is written. */
    leave: () =>
      afterPress(() => {
        const left = typed.current;
        commit();
        if (left !== undefined) setText(show(read(left)));
      }),
    commit,
  };
}
