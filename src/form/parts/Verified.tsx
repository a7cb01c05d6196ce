import { Icon, tokens } from '#ui';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 8px;
  font-weight: 600;
  color: ${tokens.colour.green};
  svg {
    flex: none;
  }
`;

/** Says that an answer is proved. */
export const Verified = ({ children, ...rest }: ComponentProps<'p'>) => (
  <Line {...rest}>
    <Icon name="check" />
    {children}
  </Line>
);
