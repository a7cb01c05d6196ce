import styled from '@emotion/styled';
import { tokens } from './tokens';

/** What a screen is about, under its heading. */
export const Lead = styled.p`
  max-width: 60ch;
  margin-top: 8px;
  color: ${tokens.colour.muted};
`;
