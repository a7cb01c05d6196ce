import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { tokens } from './tokens';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Bar = styled.span`
  display: inline-block;
  max-width: 100%;
  height: 1em;
  vertical-align: middle;
  background: ${tokens.colour.hairline};
  border-radius: 4px;
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** A placeholder for text that is loading; `width` in characters. */
export const Skeleton = ({ width }: { width: number }) => (
  <Bar aria-hidden="true" style={{ width: `${width}ch` }} />
);
