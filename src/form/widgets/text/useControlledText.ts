import { useState } from 'react';
import { afterPress } from './afterPress';
import { useDelayedAnswer } from './useDelayedAnswer';

/** How an answer becomes the text of a box, and back. */
export interface TextFormat {
  show: (value: unknown) => string;
  parse: (text: string) => unknown;
}

/** A text box whose widget needs the text with every key. */
export function useControlledText(
  value: unknown,
  onAnswer: (value: unknown) => void,
  { show, parse }: TextFormat,
) {
  const [text, setText] = useState(() => show(value));
  const [known, setKnown] = useState(value);
  if (!Object.is(value, known)) {
    setKnown(value);
    setText(show(value));
  }
  const { type, commit } = useDelayedAnswer((delayed) => {
    const next = parse(delayed);
    setKnown(next);
    onAnswer(next);
  });

  return {
    text,
    type(next: string) {
      setText(next);
      type(next);
    },
    /** The text is complete: commits it, and shows it in its canonical form. */
    leave: () =>
      afterPress(() => {
        commit();
        setText((complete) => show(parse(complete)));
      }),
    commit,
  };
}
