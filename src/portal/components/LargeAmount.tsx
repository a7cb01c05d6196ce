import styled from '@emotion/styled';
import type { CSSProperties } from 'react';

/** Of the width of a character to the size of its font, in the widest font of a device. */
const widest = 0.67;

/** An amount that stands out, as large as `--size` or as there is room for on one line of its container. */
const Amount = styled.b`
  display: block;
  font-size: min(var(--size), calc(100cqi / var(--length)));
  white-space: nowrap;
`;

export const LargeAmount = ({ text }: { text: string }) => (
  <Amount style={{ '--length': text.length * widest } as CSSProperties}>{text}</Amount>
);
