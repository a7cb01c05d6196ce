import { MessageDialog } from '#ui';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { DoneDialog } from './DoneDialog';

/** At most one dialog is open: a message, or the ticket. */
export function Dialogs() {
  const { store, props } = useFormController();
  const dialog = useFormState((state) => state.dialog);
  const close = () => store.set({ dialog: undefined });
  if (!dialog) return null;
  if (dialog.kind === 'message')
    return (
      <MessageDialog
        title={t('dialog.title')}
        message={dialog.message}
        button={t('dialog.close')}
        onClose={() => {
          close();
          dialog.onClosed?.();
        }}
      />
    );
  return (
    <DoneDialog
      message={dialog.message}
      ticketnumber={dialog.ticketnumber}
      onClose={() => {
        close();
        if (dialog.then === 'list') props.onClosed();
        else document.querySelector('h1')?.focus();
      }}
    />
  );
}
