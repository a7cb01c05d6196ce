import styled from '@emotion/styled';
import { Fragment } from 'react';

const Run = styled.span`
  white-space: nowrap;
`;

/**
 * Amounts, dates, numbers and codes: what has a digit, up to the length of the longest account number with its
 * separators. A name or address is longer, or has spaces, and an email has its sign.
 */
const whole = /^(?=.*\d)[^ \n\t@]{1,24}$/;
/** As well in a text, where shorter ones have room on every screen. */
const within = /(?<![^ \n\t])((?=[^ \n\t]*\d)[^ \n\t@]{12,24})(?![^ \n\t])/;

/** The width in `ch` of a value that stays on one line: digits are as wide as that, letters wider, signs narrower. */
export function unbrokenWidth(text: string): number {
  if (!whole.test(text)) return 0;
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0;
  const signs = text.match(/[\s\p{Punctuation}]/gu)?.length ?? 0;
  return text.length + 0.3 * letters - 0.5 * signs;
}

const address = /^[^\s@]+@[^\s@]+$/;

/**
 * A value in which no number or code is broken over two lines, and an e-mail address before its signs only; in a box with
 * `overflow-wrap` all else may be.
 */
export const Unbroken = ({ text }: { text: string }) => {
  if (whole.test(text)) return <Run>{text}</Run>;
  if (address.test(text))
    return text.split(/(?=[@.])/).map((part, i) => (
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {part}
      </Fragment>
    ));
  const parts = text.split(within);
  if (parts.length === 1) return text;
  // A split by one group has its matches at the odd places.
  return parts.map((part, i) =>
    i % 2 ? <Run key={i}>{part}</Run> : <Fragment key={i}>{part}</Fragment>,
  );
};
