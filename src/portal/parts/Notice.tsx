import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from '../tokens';
import { Icon, type IconName } from './Icon';

const { colour, radius } = tokens;

const looks = {
  info: { ink: colour.primary, ground: colour.primarySoft, icon: 'info' },
  success: { ink: colour.green, ground: colour.greenSoft, icon: 'check' },
  warning: { ink: colour.amber, ground: colour.amberSoft, icon: 'warning' },
  danger: { ink: colour.red, ground: colour.redSoft, icon: 'warning' },
} as const satisfies Record<string, { ink: string; ground: string; icon: IconName }>;

type NoticeKind = keyof typeof looks;

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: NoticeKind }>`
  display: flex;
  gap: 12px;
  padding: 16px 20px;
  background: ${({ kind }) => looks[kind].ground};
  border: 1px solid transparent;
  border-left: 4px solid ${({ kind }) => looks[kind].ink};
  border-radius: ${radius.control}px;
  & > svg {
    flex: none;
    margin-top: 4px;
    color: ${({ kind }) => looks[kind].ink};
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

/** Something to know, in its place on the page; it stays. */
export const Notice = ({ kind, role, children }: Props) => (
  <Box kind={kind} role={role}>
    <Icon name={looks[kind].icon} />
    <div>{children}</div>
  </Box>
);
