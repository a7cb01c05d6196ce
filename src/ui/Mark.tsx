import styled from '@emotion/styled';
import { Icon, type IconName } from './Icon';
import { type NoticeKind, noticeKinds } from './noticeKinds';

const Circle = styled('div', { shouldForwardProp: (prop) => prop !== 'kind' })<{
  kind: NoticeKind;
}>`
  display: grid;
  place-items: center;
  justify-self: center;
  width: 56px;
  height: 56px;
  color: ${({ kind }) => noticeKinds[kind].ink};
  background: ${({ kind }) => noticeKinds[kind].ground};
  border: 1px solid transparent;
  border-radius: 50%;
`;

interface Props {
  kind: NoticeKind;
  /** Another one than that of the kind. */
  icon?: IconName | undefined;
}

/** The large icon above the one thing that a screen or a dialog says. */
export const Mark = ({ kind, icon = noticeKinds[kind].icon }: Props) => (
  <Circle kind={kind}>
    <Icon name={icon} size={28} />
  </Circle>
);
