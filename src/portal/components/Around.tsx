import type { ReactNode } from 'react';
import { t } from '../i18n';

interface Props {
  /** Path of a text with one place. */
  text: string;
  /** The name of that place. */
  place: string;
  children: ReactNode;
}

/** A text with an element in its place, wherever the language has it. */
export const Around = ({ text, place, children }: Props) => {
  const [before, after] = t(text, { [place]: '\n' }).split('\n');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
};
