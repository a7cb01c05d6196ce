import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Card } from './Card';
import type { IconName } from './Icon';
import { Mark } from './Mark';
import type { NoticeKind } from './noticeKinds';
import { Row } from './Row';
import { Stack } from './Stack';

const Centred = styled(Stack)`
  justify-items: center;
  text-align: center;
  p {
    max-width: 60ch;
  }
`;

const Actions = styled(Row)`
  justify-content: center;
`;

interface Props {
  kind: NoticeKind;
  icon?: IconName;
  role?: 'status' | 'alert';
  /** What the customer can do: buttons, links, the number to call. */
  actions?: ReactNode;
  /** What the state is, in a sentence or two, as paragraphs. */
  children: ReactNode;
}

/** What a screen says in place of content: nothing is there, it was not found, it failed, it is done. */
export const StatePanel = ({ kind, icon, role, actions, children }: Props) => (
  <Card as="div" role={role}>
    <Centred gap={2}>
      <Mark kind={kind} icon={icon} />
      <Stack gap={1}>{children}</Stack>
      {actions && <Actions>{actions}</Actions>}
    </Centred>
  </Card>
);
