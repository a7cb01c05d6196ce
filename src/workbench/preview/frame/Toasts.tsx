import { Notice } from '#ui';
import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { t } from '../../i18n';
import { frameStore, removeToast } from './store';

const Corner = styled.div`
  position: fixed;
  top: 16px;
  right: 16px;
  z-index: 2000;
  display: grid;
  gap: 8px;
  width: min(400px, calc(100vw - 32px));
`;

const Line = styled.div`
  display: flex;
  gap: 8px;
  justify-content: space-between;
`;

const kinds = { success: 'info', danger: 'warning', warning: 'warning' } as const;

/** Short messages, where the portal shows them. */
export const Toasts = () => {
  const { toasts } = useSyncExternalStore(frameStore.watch, frameStore.get);
  return (
    <Corner role="status">
      {toasts.map(({ id, kind, message }) => (
        <Notice key={id} kind={kinds[kind]}>
          <Line>
            <p>{message}</p>
            <button
              type="button"
              aria-label={t('preview.frame.close')}
              onClick={() => removeToast(id)}
            >
              ×
            </button>
          </Line>
        </Notice>
      ))}
    </Corner>
  );
};
