import styled from '@emotion/styled';
import { tokens } from './tokens';

/** The lead paragraph under the heading of a screen. */
export const Lead = styled.p`
  max-width: 60ch;
  margin-top: 8px;
  color: ${tokens.colour.muted};
`;
