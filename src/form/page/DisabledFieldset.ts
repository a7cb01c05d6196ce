import styled from '@emotion/styled';

/**
 * Questions that can be held fast (`disabled`): they are then read, and no longer answered. It stands inside of what
 * is drawn only when it is scrolled to: around it, a browser lays out all of it anew with every key.
 */
export const DisabledFieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
