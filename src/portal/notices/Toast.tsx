import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../parts/Icon';
import { tokens } from '../tokens';
import { say } from '../words';
import { dismissToast, type ToastItem, type ToastType } from './toasts';

const { colour, radius, target } = tokens;

/** In milliseconds. */
const stay = 3000;

const looks: Record<ToastType, { ink: string; icon: IconName; role: 'status' | 'alert' }> = {
  success: { ink: colour.green, icon: 'check', role: 'status' },
  warning: { ink: colour.amber, icon: 'warning', role: 'alert' },
  danger: { ink: colour.red, icon: 'warning', role: 'alert' },
};

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

const Close = styled.button`
  display: grid;
  place-items: center;
  min-width: ${target}px;
  min-height: ${target}px;
  color: inherit;
  background: none;
  border: 0;
  border-radius: ${radius.control}px;
  cursor: pointer;
`;

/** Goes by itself, but not from under a finger or out of focus. */
export const Toast = ({ id, type, says }: ToastItem) => {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const leaving = setTimeout(() => dismissToast(id), stay);
    return () => clearTimeout(leaving);
  }, [id, isHeld]);
  const { ink, icon, role } = looks[type];
  return (
    <Box
      ink={ink}
      role={role}
      data-type={type}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icon} size={20} />
      <p>{says}</p>
      <Close type="button" aria-label={say('toast.close')} onClick={() => dismissToast(id)}>
        <Icon name="cross" size={16} />
      </Close>
    </Box>
  );
};
