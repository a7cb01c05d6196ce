import styled from '@emotion/styled';

/**
 * Questions that can be disabled as a group. Place it inside a section with `content-visibility`, not around it:
 * around it, the browser lays out the whole section again with every key.
 */
export const DisabledFieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
