import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { type NoticeKind, noticeKinds } from './noticeKinds';
import { tokens } from './tokens';

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: NoticeKind }>`
  display: flex;
  gap: 12px;
  padding: 16px 20px;
  background: ${({ kind }) => noticeKinds[kind].ground};
  border: 1px solid transparent;
  border-left: 4px solid ${({ kind }) => noticeKinds[kind].ink};
  border-radius: ${tokens.radius.control}px;
  & > svg {
    flex: none;
    margin-top: 4px;
    color: ${({ kind }) => noticeKinds[kind].ink};
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
`;

interface Props {
  kind: NoticeKind;
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** A message on the page that does not close by itself. */
export const Notice = ({ kind, role, children }: Props) => (
  <Box kind={kind} role={role}>
    <Icon name={noticeKinds[kind].icon} />
    <div>{children}</div>
  </Box>
);
