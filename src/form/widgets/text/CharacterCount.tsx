import { Hint } from '#ui';
import { type RefObject, useEffect, useState } from 'react';
import { t } from '../../i18n';

interface Props {
  id: string;
  box: RefObject<HTMLTextAreaElement | null>;
  most: number;
  /** The answer in the box, which may change from elsewhere. */
  answer: unknown;
}

/** How many characters are left, updated with every key. */
export function CharacterCount({ id, box, most, answer }: Props) {
  const [length, setLength] = useState(() => String(answer ?? '').length);
  useEffect(() => {
    const area = box.current!;
    const count = () => setLength(area.value.length);
    count();
    area.addEventListener('input', count);
    return () => area.removeEventListener('input', count);
  }, [box, answer]);
  return <Hint id={id}>{t('textarea.left', { left: most - length, most })}</Hint>;
}
