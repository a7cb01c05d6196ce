import styled from '@emotion/styled';
import { tokens } from './tokens';

/** A modal dialog; `useModal` opens and closes it. */
export const Dialog = styled.dialog`
  width: min(480px, calc(100vw - 32px));
  padding: 24px;
  color: inherit;
  background: ${tokens.colour.card};
  border: 1px solid ${tokens.colour.hairline};
  border-radius: ${tokens.radius.card}px;
  overflow-wrap: anywhere;
  &::backdrop {
    background: ${tokens.backdrop};
  }
`;
