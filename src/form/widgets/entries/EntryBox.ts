import { tokens } from '#ui';
import styled from '@emotion/styled';

/** One entry of a list. */
export const EntryBox = styled.div`
  padding: 16px;
  background: ${tokens.colour.card};
  border: 1px solid ${tokens.colour.hairline};
  border-radius: ${tokens.radius.control}px;
  overflow-wrap: anywhere;
  && button[data-delete] {
    color: ${tokens.colour.red};
  }
  &:not([data-open]):has(button) {
    padding-bottom: 8px;
  }
  &[data-open] {
    border-left: 4px solid ${tokens.colour.primary};
  }
`;
