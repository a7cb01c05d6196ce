import { type RefObject, useEffect, useRef } from 'react';
import { comesAtOnce } from './comesAtOnce';
import { isSettled, typeInto } from './typeInto';

/** How a text is put right where the customer sees it. Both return what cannot be meant as it is. */
export interface Corrections {
  /** With every key: keeps the number of characters behind the caret. */
  typed: (text: string) => string;
  /** When a whole text comes at once: pasted, dropped, or filled in by the browser. */
  whole: (text: string) => string;
}

/**
 * Puts right what is about to be written into a box, so that it is one change that can be taken back. Returns what puts
 * right the rest, and gives the text: what was deleted, dropped, composed, or filled in by the browser.
 */
export function useCorrections(
  box: RefObject<HTMLInputElement | null>,
  corrections: Corrections,
): (event: Event) => string {
  const newest = useRef(corrections);
  useEffect(() => {
    newest.current = corrections;
  });
  useEffect(() => {
    const input = box.current!;
    function correct(event: InputEvent) {
      const { data, inputType } = event;
      if (isSettled(event) || !data || !atSelection.includes(inputType)) return;
      const { value, selectionStart, selectionEnd } = input;
      // The box has one line: a browser writes a space for a line break.
      const written = data.replace(/[\r\n]+/g, ' ');
      const next = value.slice(0, selectionStart!) + written + value.slice(selectionEnd!);
      const text = correctedBy(newest.current, event, next);
      if (text !== next && typeInto(input, text)) event.preventDefault();
    }
    input.addEventListener('beforeinput', correct);
    return () => input.removeEventListener('beforeinput', correct);
  }, [box]);

  return (event) => {
    const input = box.current!;
    if (isSettled(event)) return input.value;
    const text = correctedBy(corrections, event, input.value);
    if (text !== input.value && !typeInto(input, text)) setText(input, text);
    return text;
  };
}

const atSelection = ['insertText', 'insertFromPaste', 'insertReplacementText'];

const correctedBy = ({ typed, whole }: Corrections, event: Event, text: string): string =>
  (comesAtOnce(event) ? whole : typed)(text);

/** The caret keeps its place, counted from the end: all changes are before it. */
function setText(input: HTMLInputElement, text: string): void {
  const behind = input.value.length - (input.selectionStart ?? input.value.length);
  input.value = text;
  const caret = Math.max(0, text.length - behind);
  input.setSelectionRange(caret, caret);
}
