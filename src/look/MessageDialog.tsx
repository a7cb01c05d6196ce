import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PrimaryButton } from './Button';
import { Stack } from './Stack';
import { tokens } from './tokens';

const Dialog = styled.dialog`
  width: min(480px, calc(100vw - 32px));
  padding: 24px;
  color: inherit;
  background: ${tokens.colour.card};
  border: 1px solid ${tokens.colour.hairline};
  border-radius: ${tokens.radius.card}px;
  overflow-wrap: anywhere;
  &::backdrop {
    background: ${tokens.veil};
  }
`;

interface Props {
  title: string;
  says: string;
  /** More than words: a ticket number, further buttons. */
  children?: ReactNode;
  button: string;
  onClose: () => void;
  /** The button is the only way out: Escape does not close it. */
  isFirm?: boolean;
}

/** One message and the way out, which has the focus; everything behind it waits. */
export const MessageDialog = ({ title, says, children, button, onClose, isFirm }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    wayOut.current?.focus();
    return () => shown?.close();
  }, []);

  function leave() {
    // First of all: the browser hands the focus back to where it was, and what follows may send it elsewhere.
    dialog.current?.close();
    onClose();
  }

  return (
    <Dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-says`}
      onCancel={(event) => {
        event.preventDefault();
        if (!isFirm) leave();
      }}
      onKeyDown={(event) => {
        // Chromium closes a dialog on the second Escape whatever `cancel` says.
        if (isFirm && event.key === 'Escape') event.preventDefault();
      }}
    >
      <Stack gap={3}>
        <Stack gap={2}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p id={`${id}-says`}>{says}</p>
          {children}
        </Stack>
        <div>
          <PrimaryButton ref={wayOut} onClick={leave}>
            {button}
          </PrimaryButton>
        </div>
      </Stack>
    </Dialog>
  );
};
