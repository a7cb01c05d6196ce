import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PrimaryButton, SecondaryButton } from './Button';
import { Dialog } from './Dialog';
import { Row } from './Row';
import { Stack } from './Stack';
import { useModal } from './useModal';

interface Props {
  title: string;
  message: string;
  /** More content: a ticket number, further buttons. */
  children?: ReactNode;
  button: string;
  onClose: () => void;
  /** Makes the message a question: `confirm` is Yes and `button` is No. */
  confirm?: { button: string; onConfirm: () => void };
  /** Escape does not close the dialog. */
  requiresAnswer?: boolean;
}

/** A modal message with one button, or a question with two; the first button has the focus. */
export const MessageDialog = (props: Props) => {
  const { title, message, children, button, onClose, confirm, requiresAnswer } = props;
  const firstButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { dialogProps, close } = useModal(onClose, requiresAnswer);
  useEffect(() => firstButton.current?.focus(), []);

  return (
    <Dialog
      {...dialogProps}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-says`}
    >
      <Stack gap={3}>
        <Stack gap={2}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p id={`${id}-says`}>{message}</p>
          {children}
        </Stack>
        {confirm ? (
          <Row>
            <PrimaryButton ref={firstButton} onClick={() => close(confirm.onConfirm)}>
              {confirm.button}
            </PrimaryButton>
            <SecondaryButton onClick={() => close()}>{button}</SecondaryButton>
          </Row>
        ) : (
          <div>
            <PrimaryButton ref={firstButton} onClick={() => close()}>
              {button}
            </PrimaryButton>
          </div>
        )}
      </Stack>
    </Dialog>
  );
};
