import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PrimaryButton, SecondaryButton } from './Button';
import { Dialog } from './Dialog';
import { Row } from './Row';
import { Stack } from './Stack';
import { useModal } from './useModal';

interface Props {
  title: string;
  message: string;
  /** What the message means for the reader. */
  note?: string | undefined;
  /** More content: a ticket number, further buttons. */
  children?: ReactNode;
  button: string;
  onClose: () => void;
  /** Makes the message a question: `confirm` is Yes and `button` is No. Yes comes last where it loses data or is seldom right. */
  confirm?: { button: string; onConfirm: () => void; comesLast?: boolean };
  /** Escape does not close the dialog. */
  requiresAnswer?: boolean;
}

/** A modal message with one button, or a question with two; the first button has the focus. */
export const MessageDialog = (props: Props) => {
  const { title, message, note, children, button, onClose, confirm, requiresAnswer } = props;
  const firstButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { dialogProps, close } = useModal(onClose, requiresAnswer);
  useEffect(() => firstButton.current?.focus(), []);
  const no = { button, onClick: () => close() };
  const yes = confirm && { button: confirm.button, onClick: () => close(confirm.onConfirm) };
  const [first, second] = yes && !confirm.comesLast ? [yes, no] : [no, yes];

  return (
    <Dialog
      {...dialogProps}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      <Stack gap={3}>
        <Stack gap={2}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Stack id={`${id}-message`} gap={1}>
            <p>{message}</p>
            {note && <p>{note}</p>}
          </Stack>
          {children}
        </Stack>
        <Row>
          <PrimaryButton ref={firstButton} onClick={first.onClick}>
            {first.button}
          </PrimaryButton>
          {second && <SecondaryButton onClick={second.onClick}>{second.button}</SecondaryButton>}
        </Row>
      </Stack>
    </Dialog>
  );
};
