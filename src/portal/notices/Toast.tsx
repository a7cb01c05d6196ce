import { Icon, IconButton, noticeKinds, tokens } from '#ui';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { t } from '../i18n';
import { dismissToast, type ToastItem } from './toasts';

const { colour, radius } = tokens;

/** In milliseconds. */
const duration = 3000;

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
  box-shadow: ${tokens.shadow.raised};
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

/** Closes by itself, but not while the pointer or the focus is on it (WCAG 2.2.1). */
export const Toast = ({ id, type, message, link }: ToastItem) => {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused || link) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, isPaused, link]);
  const { ink, icon } = noticeKinds[type];
  return (
    <Box
      ink={ink}
      role={type === 'success' ? 'status' : 'alert'}
      data-type={type}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={icon} size={20} />
      <p>
        {message}
        {link && (
          <>
            {' '}
            <a
              href={link.to}
              onClick={(event) => {
                event.preventDefault();
                dismissToast(id);
                link.follow();
              }}
            >
              {link.text}
            </a>
          </>
        )}
      </p>
      <IconButton aria-label={t('toast.close')} onClick={() => dismissToast(id)}>
        <Icon name="cross" size={16} />
      </IconButton>
    </Box>
  );
};
