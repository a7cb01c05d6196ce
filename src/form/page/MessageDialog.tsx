import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { say } from '../words';

interface MessageDialogProps {
  title?: string;
  says: string;
  /** More than words: a ticket number, further buttons. */
  children?: ReactNode;
  onClose: () => void;
}

/** The way out has the focus: Enter closes, and the words are read as its description. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Words that wait to be read; everything behind waits with them. */
export function MessageDialog({
  title = say('dialog.title'),
  says,
  children,
  onClose,
}: MessageDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}says`}
    >
      <DialogTitle id={`${id}title`} variant="h2" sx={{ pt: 3 }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <p id={`${id}says`} style={{ margin: 0 }}>
          {says}
        </p>
        {children}
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 1, justifyContent: 'flex-start' }}>
        <Button variant="contained" onClick={onClose} ref={takeFocus}>
          {say('dialog.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
