import styled from '@emotion/styled';
import { space } from './tokens';

/** A list without bullets; `gap` in steps of 8 px. */
export const PlainList = styled('ul', {
  shouldForwardProp: (prop) => prop !== 'gap' && prop !== 'as',
})<{
  gap?: number;
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ gap = 2 }) => space(gap)};
  padding: 0;
  list-style: none;
`;
