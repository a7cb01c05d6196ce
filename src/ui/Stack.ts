import styled from '@emotion/styled';
import { onPaper, space } from './tokens';

/** A column; `gap` in steps of 8 px. */
export const Stack = styled('div', {
  shouldForwardProp: (prop) => prop !== 'gap' && prop !== 'as',
})<{
  gap?: number;
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ gap = 3 }) => space(gap)};
  /* What will be announced there takes no room before. */
  > [role='status']:empty {
    position: absolute;
  }
  /* Chromium breaks a grid over sheets as if it were one, and prints what follows over its end. */
  ${onPaper} {
    display: block;
    > * + * {
      margin-top: ${({ gap = 3 }) => space(gap)};
    }
  }
`;
