import { useEffect, useRef, useState } from 'react';
import { useFormController } from '../../controller/useFormController';
import type { AnswerProps } from '../props';
import { afterPress } from './afterPress';
import type { TextFormat } from './useControlledText';
import { useDelayedAnswer } from './useDelayedAnswer';

/** A text box that keeps its own text: a key pressed redraws nothing. */
export function useUncontrolledText<T extends HTMLInputElement | HTMLTextAreaElement>(
  { at, value, onAnswer }: Pick<AnswerProps, 'at' | 'value' | 'onAnswer'>,
  { show, parse }: TextFormat,
) {
  const { typing } = useFormController();
  const box = useRef<T>(null);
  const [first] = useState(() => show(value));
  const known = useRef(value);
  const write = (text: string) => {
    if (box.current && box.current.value !== text) box.current.value = text;
  };
  const { type, commit } = useDelayedAnswer((text) => {
    known.current = parse(text);
    onAnswer(known.current);
    const values = new Map(typing.get().values);
    values.delete(at);
    typing.set({ values });
  });
  useEffect(() => {
    // The answer was changed elsewhere: another policy, a look-up, a draft.
    if (Object.is(value, known.current)) return;
    known.current = value;
    write(show(value));
  }, [value, show]);

  return {
    box,
    first,
    type(text: string) {
      type(text);
      typing.set({ values: new Map(typing.get().values).set(at, parse(text)) });
    },
    /** The text is complete: commits it, and shows it in its canonical form. */
    leave: () =>
      afterPress(() => {
        commit();
        if (box.current) write(show(parse(box.current.value)));
      }),
  };
}
