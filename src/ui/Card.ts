import styled from '@emotion/styled';
import { fromDesktop, onPaper, tokens } from './tokens';

export const Card = styled.section`
  padding: 20px;
  background: ${tokens.colour.card};
  box-shadow: ${tokens.shadow.card};
  border: 1px solid ${tokens.colour.hairline};
  border-radius: ${tokens.radius.card}px;
  ${fromDesktop} {
    padding: 24px;
  }
  ${onPaper} {
    padding: 12px 16px;
    break-inside: avoid;
  }
`;
