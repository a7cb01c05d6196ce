import { Icon, IconButton, noticeKinds, tokens } from '#ui';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { t } from '../i18n';
import { dismissToast, type ToastItem } from './toasts';

const { colour, radius } = tokens;

/** In milliseconds. */
const stay = 3000;

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'ink' })<{ ink: string }>`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 4px 4px 4px 16px;
  color: ${({ ink }) => ink};
  background: ${colour.card};
  border: 1px solid ${({ ink }) => ink};
  border-left-width: 6px;
  border-radius: ${radius.control}px;
  box-shadow: 0 4px 16px rgb(31 41 51 / 16%);
  svg {
    flex: none;
  }
  p {
    flex: 1;
    min-width: 0;
    padding: 8px 0;
    font-weight: 600;
  }
`;

/** Goes by itself, but not from under a finger or out of focus. */
export const Toast = ({ id, type, message }: ToastItem) => {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const leaving = setTimeout(() => dismissToast(id), stay);
    return () => clearTimeout(leaving);
  }, [id, isHeld]);
  const { ink, icon } = noticeKinds[type];
  return (
    <Box
      ink={ink}
      role={type === 'success' ? 'status' : 'alert'}
      data-type={type}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icon} size={20} />
      <p>{message}</p>
      <IconButton aria-label={t('toast.close')} onClick={() => dismissToast(id)}>
        <Icon name="cross" size={16} />
      </IconButton>
    </Box>
  );
};
