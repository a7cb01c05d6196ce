import styled from '@emotion/styled';
import { tokens } from './tokens';

/** The label around a checkbox or radio button and its text. */
export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${tokens.target}px;
  /* Space between a choice of several lines and the next one. */
  padding-block: 8px;
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
