import { onPaper } from '#ui';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useStore } from '../store';
import { Toast } from './Toast';
import { toasts } from './toasts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const Corner = styled.div`
  position: fixed;
  top: 16px;
  right: 16px;
  z-index: 2000;
  display: grid;
  gap: 8px;
  width: min(400px, calc(100vw - 32px));
  pointer-events: none;
  ${onPaper} {
    display: none;
  }
  & > * {
    pointer-events: auto;
    animation: ${arrive} 150ms ease-out;
  }
`;

export const Toasts = () => (
  <Corner>
    {useStore(toasts).map((toast) => (
      <Toast key={toast.id} {...toast} />
    ))}
  </Corner>
);
