import { canonicalText, type Pointer, type Schema } from '#engine';
import { Hint, tokens, VisuallyHidden } from '#ui';
import styled from '@emotion/styled';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { clearTooLong } from '../../controller/problems/problems';
import { useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';

const Line = styled(Hint)`
  &[data-over] {
    color: ${tokens.colour.red};
    font-weight: 600;
  }
`;

interface Props {
  id: string;
  at: Pointer;
  box: RefObject<HTMLTextAreaElement | HTMLInputElement | null>;
  schema: Schema;
  /** The answer in the box, which may change from elsewhere. */
  answer: unknown;
  /** Where fewer characters are allowed, only what is too long is counted. */
  shownFrom?: number;
}

/** How many characters are left or too many, updated with every key and counted as the rule counts them. */
export function CharacterCount({ id, at, box, schema, answer, shownFrom = 0 }: Props) {
  const controller = useFormController();
  const most: number = schema.maxLength;
  const line = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const counted = useRef<{ answer: unknown }>(undefined);
  useLayoutEffect(() => {
    const area = box.current!;
    const count = (text: string) => {
      const left = most - [...canonicalText(schema, text)].length;
      if (left < 0 !== isOver) setIsOver(left < 0);
      const words = lineOf(left, most, shownFrom);
      // Not drawn by React: that would take as long as all else that a key does.
      if (line.current!.textContent !== words) line.current!.textContent = words;
      return left;
    };
    const onInput = () => {
      if (count(area.value) >= 0) clearTooLong(controller, at);
    };
    // What is typed counts until the answer is another one: it may have been given elsewhere.
    const isKnown = counted.current && Object.is(counted.current.answer, answer);
    count(isKnown ? area.value : String(answer ?? ''));
    counted.current = { answer };
    area.addEventListener('input', onInput);
    return () => area.removeEventListener('input', onInput);
  }, [box, schema, most, shownFrom, controller, at, answer, isOver]);
  return (
    <>
      <Line id={id} ref={line} data-over={isOver || undefined} />
      <VisuallyHidden role="status">{isOver && t('characters.isTooLong', { most })}</VisuallyHidden>
    </>
  );
}

function lineOf(left: number, most: number, shownFrom: number): string {
  if (left < 0) return t('characters.tooMany', { over: -left, most });
  return most >= shownFrom ? t('characters.left', { left, most }) : '';
}
