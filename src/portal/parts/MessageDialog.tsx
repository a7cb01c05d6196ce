import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { tokens } from '../tokens';
import { PrimaryButton } from './Button';
import { Stack } from './Card';

const Dialog = styled.dialog`
  width: min(480px, calc(100vw - 32px));
  padding: 24px;
  color: inherit;
  background: ${tokens.colour.card};
  border: 1px solid ${tokens.colour.hairline};
  border-radius: ${tokens.radius.card}px;
  &::backdrop {
    background: ${tokens.veil};
  }
`;

interface Props {
  title: string;
  says: string;
  button: string;
  onClose: () => void;
  /** The button is the only way out: Escape does not close it. */
  isFirm?: boolean;
}

/** One message, one button; everything behind it waits. */
export const MessageDialog = ({ title, says, button, onClose, isFirm }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-says`}
      onCancel={(event) => {
        event.preventDefault();
        if (!isFirm) onClose();
      }}
      onKeyDown={(event) => {
        // Chromium closes a dialog on the second Escape whatever `cancel` says.
        if (isFirm && event.key === 'Escape') event.preventDefault();
      }}
    >
      <Stack gap={2}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-says`}>{says}</p>
        <div>
          <PrimaryButton type="button" onClick={onClose}>
            {button}
          </PrimaryButton>
        </div>
      </Stack>
    </Dialog>
  );
};
