import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { t } from '../i18n';

const wrongBox = '[aria-invalid="true"]:not([aria-hidden])';

interface Props {
  heading: string;
  /** What its button does. */
  confirm: string;
  isConfirmDisabled?: boolean;
  /** Gets the focus when the dialog opens; the dialog itself where it is left out. */
  firstBox?: RefObject<HTMLElement | null>;
  /** What the other button does, where it is not to cancel. */
  cancel?: string;
  width?: 'xs' | 'md';
  onSubmit: () => void;
  onClose: () => void;
  /** What went wrong, where it belongs to no box: an alert, which is read out while the focus stays. */
  failure?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog with a form: Enter submits it, Escape and Cancel close it, a click beside it does not. The first box that is wrong gets the focus once it
 * was submitted.
 */
export function FormDialog(props: Props) {
  const { heading, confirm, isConfirmDisabled = false, firstBox, onSubmit, onClose } = props;
  const { cancel = t('dialog.cancel'), width = 'xs' } = props;
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    isSubmitted.current = true;
    onSubmit();
  }
  useEffect(() => {
    if (!isSubmitted.current) return;
    const wrong = form.current?.querySelector<HTMLElement>(wrongBox);
    if (!wrong) return;
    isSubmitted.current = false;
    wrong.focus();
  });
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      fullWidth
      maxWidth={width}
      aria-labelledby={headingId}
      slotProps={{ transition: { onEnter: () => firstBox?.current?.focus() } }}
    >
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        // What is typed after it is not judged yet.
        onInput={() => {
          isSubmitted.current = false;
        }}
        // Its content scrolls between heading and buttons.
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={headingId}>{heading}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {props.children}
        </DialogContent>
        {props.failure && (
          <Box sx={{ px: 3, maxHeight: '30vh', overflow: 'auto' }}>{props.failure}</Box>
        )}
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" disabled={isConfirmDisabled}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
