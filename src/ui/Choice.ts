import styled from '@emotion/styled';
import { tokens } from './tokens';

/** A box to tick or a circle to fill, with its words beside it; all of it can be pressed. */
export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${tokens.target}px;
  cursor: pointer;
  &:has(:disabled) {
    cursor: default;
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${tokens.colour.primary};
  }
`;
