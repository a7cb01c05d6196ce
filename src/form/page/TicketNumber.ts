import { tokens } from '#ui';
import styled from '@emotion/styled';

export const TicketNumber = styled.strong`
  display: inline-block;
  margin-top: 8px;
  padding: 4px 16px;
  font-size: 1.375rem;
  font-weight: 600;
  background: ${tokens.colour.page};
  border: 1px solid ${tokens.colour.hairline};
  border-radius: 24px;
  -webkit-user-select: all;
  user-select: all;
`;
