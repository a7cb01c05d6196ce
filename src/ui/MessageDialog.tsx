import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PrimaryButton, SecondaryButton } from './Button';
import { Dialog } from './Dialog';
import { Row } from './Row';
import { Stack } from './Stack';
import { useModal } from './useModal';

interface Props {
  title: string;
  message: string;
  /** More than words: a ticket number, further buttons. */
  children?: ReactNode;
  button: string;
  onClose: () => void;
  /** A question: what is done when the answer is yes. `button` is then the no. */
  confirm?: { button: string; onConfirm: () => void };
  /** The button is the only way out: Escape does not close it. */
  requiresAnswer?: boolean;
}

/** One message and the way out, which has the focus, or a question with its yes; everything behind it waits. */
export const MessageDialog = (props: Props) => {
  const { title, message, children, button, onClose, confirm, requiresAnswer } = props;
  const wayOut = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { frame, leave } = useModal(onClose, requiresAnswer);
  useEffect(() => wayOut.current?.focus(), []);

  return (
    <Dialog
      {...frame}
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
