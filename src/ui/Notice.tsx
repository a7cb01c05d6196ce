import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { type Kind, kinds } from './kinds';
import { tokens } from './tokens';

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: Kind }>`
  display: flex;
  gap: 12px;
  padding: 16px 20px;
  background: ${({ kind }) => kinds[kind].ground};
  border: 1px solid transparent;
  border-left: 4px solid ${({ kind }) => kinds[kind].ink};
  border-radius: ${tokens.radius.control}px;
  & > svg {
    flex: none;
    margin-top: 4px;
    color: ${({ kind }) => kinds[kind].ink};
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
`;

interface Props {
  kind: Kind;
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** Something to know, in its place on the page; it stays. */
export const Notice = ({ kind, role, children }: Props) => (
  <Box kind={kind} role={role}>
    <Icon name={kinds[kind].icon} />
    <div>{children}</div>
  </Box>
);
