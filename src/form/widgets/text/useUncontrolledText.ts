import { useEffect, useRef, useState } from 'react';
import { useFormController } from '../../controller/useFormController';
import type { AnswerProps } from '../props';
import { afterPress } from './afterPress';
import type { TextFormat } from './useControlledText';
import { useDelayedAnswer } from './useDelayedAnswer';

/** Typing that stays in the text box: nothing is drawn with a key. */
export function useUncontrolledText<T extends HTMLInputElement | HTMLTextAreaElement>(
  { at, value, onAnswer }: Pick<AnswerProps, 'at' | 'value' | 'onAnswer'>,
  { show, read }: TextFormat,
) {
  const controller = useFormController();
  const box = useRef<T>(null);
  const [first] = useState(() => show(value));
  const seen = useRef(value);
  const write = (text: string) => {
    if (box.current && box.current.value !== text) box.current.value = text;
  };
  const { typed, type, commit } = useDelayedAnswer((left) => {
    controller.typing.delete(at);
    seen.current = read(left);
    onAnswer(seen.current);
    controller.onTyping?.(true);
  });
  useEffect(() => {
    // The answer was changed elsewhere: another policy, a look-up, a draft.
    if (Object.is(value, seen.current)) return;
    seen.current = value;
    write(show(value));
  }, [value, show]);

  return {
    box,
    first,
    type(text: string) {
      type(text);
      controller.typing.set(at, read(text));
      controller.onTyping?.(false);
    },
    /** Hands over and writes the answer as it is written. */
    leave: () =>
      afterPress(() => {
        const left = typed.current;
        commit();
        if (left !== undefined) write(show(read(left)));
      }),
  };
}
