import styled from '@emotion/styled';
import { tokens } from './tokens';

/** Small muted text. */
export const Hint = styled.div`
  font-size: 0.9rem;
  font-weight: 400;
  text-wrap: pretty;
  color: ${tokens.colour.muted};
`;
