import styled from '@emotion/styled';
import { fromDesktop, tokens } from '../tokens';

export const Card = styled.section`
  padding: 20px;
  background: ${tokens.colour.card};
  border: 1px solid ${tokens.colour.hairline};
  border-radius: ${tokens.radius.card}px;
  ${fromDesktop} {
    padding: 24px;
  }
`;

/** Things under each other, the given number of 8 px steps apart. */
export const Stack = styled('div', { shouldForwardProp: (prop) => prop !== 'gap' })<{
  gap?: number;
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ gap = 3 }) => gap * 8}px;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;
