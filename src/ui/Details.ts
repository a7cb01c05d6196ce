import styled from '@emotion/styled';
import { tokens } from './tokens';

/** What few want to read: a summary that opens the rest. */
export const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: ${tokens.target}px;
    color: ${tokens.colour.primary};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`;
