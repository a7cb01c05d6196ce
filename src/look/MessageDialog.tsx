import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PrimaryButton } from './Button';
import { Dialog } from './Dialog';
import { Stack } from './Stack';
import { useModal } from './useModal';

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
  const wayOut = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { frame, leave } = useModal(onClose, isFirm);
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
