import { canonicalText, type Pointer, type Schema } from '#engine';
import { Hint, tokens, VisuallyHidden } from '#ui';
import styled from '@emotion/styled';
import { type RefObject, useEffect, useState } from 'react';
import { clearTooLong } from '../../controller/problems/problems';
import { useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';

const TooMany = styled(Hint)`
  color: ${tokens.colour.red};
  font-weight: 600;
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
  const lengthOf = (text: unknown) => [...canonicalText(schema, String(text ?? ''))].length;
  const [length, setLength] = useState(() => lengthOf(answer));
  const [known, setKnown] = useState(answer);
  if (!Object.is(answer, known)) {
    setKnown(answer);
    setLength(lengthOf(answer));
  }
  useEffect(() => {
    const area = box.current!;
    const count = () => {
      const typed = [...canonicalText(schema, area.value)].length;
      setLength(typed);
      if (typed <= most) clearTooLong(controller, at);
    };
    area.addEventListener('input', count);
    return () => area.removeEventListener('input', count);
  }, [box, schema, most, controller, at]);
  const over = length - most;
  return (
    <>
      <div id={id}>
        {over > 0 ? (
          <TooMany>{t('characters.tooMany', { over, most })}</TooMany>
        ) : (
          most >= shownFrom && <Hint>{t('characters.left', { left: -over, most })}</Hint>
        )}
      </div>
      <VisuallyHidden role="status">
        {over > 0 && t('characters.isTooLong', { most })}
      </VisuallyHidden>
    </>
  );
}
