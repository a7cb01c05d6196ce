import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PrimaryButton, SecondaryButton } from './Button';
import { Row } from './Row';
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
  /** A question: what is done when the answer is yes. `button` is then the no. */
  confirm?: { button: string; onConfirm: () => void };
  /** The button is the only way out: Escape does not close it. */
  isFirm?: boolean;
}

/** One message and the way out, which has the focus, or a question with its yes; everything behind it waits. */
export const MessageDialog = (props: Props) => {
  const { title, says, children, button, onClose, confirm, isFirm } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    wayOut.current?.focus();
    return () => shown?.close();
  }, []);

  function leave(act = onClose) {
    // First of all: the browser hands the focus back to where it was, and what follows may send it elsewhere.
    dialog.current?.close();
    act();
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
        {confirm ? (
          <Row>
            <PrimaryButton ref={wayOut} onClick={() => leave(confirm.onConfirm)}>
              {confirm.button}
            </PrimaryButton>
            <SecondaryButton onClick={() => leave()}>{button}</SecondaryButton>
          </Row>
        ) : (
          <div>
            <PrimaryButton ref={wayOut} onClick={() => leave()}>
              {button}
            </PrimaryButton>
          </div>
        )}
      </Stack>
    </Dialog>
  );
};
