import styled from '@emotion/styled';
import { fromDesktop, tokens } from './tokens';

export const Card = styled.section`
  padding: 20px;
  background: ${tokens.colour.card};
  border: 1px solid ${tokens.colour.hairline};
  border-radius: ${tokens.radius.card}px;
  ${fromDesktop} {
    padding: 24px;
  }
`;
