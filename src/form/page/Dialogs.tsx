import { MessageDialog } from '#ui';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { DoneDialog } from './DoneDialog';
import { NextStepLink } from './NextStepLink';
import { PauseDialog } from './PauseDialog';

/** At most one dialog is open: a message, a verdict between two steps, or the tickets. */
export function Dialogs() {
  const { store, props } = useFormController();
  const dialog = useFormState((state) => state.dialog);
  const close = () => store.set({ dialog: undefined });
  if (!dialog) return null;
  if (dialog.kind === 'pause') return <PauseDialog {...dialog} />;
  if (dialog.kind === 'message')
    return (
      <MessageDialog
        title={t('dialog.title')}
        message={dialog.message}
        note={dialog.note}
        button={t('dialog.close')}
        onClose={close}
      >
        {dialog.next && <NextStepLink {...dialog.next} />}
        {dialog.open && props.openTicket?.(dialog.open)}
      </MessageDialog>
    );
  return (
    <DoneDialog
      message={dialog.message}
      tickets={dialog.tickets}
      policyNo={dialog.policyNo}
      withdraw={dialog.withdraw}
      onClose={() => {
        close();
        if (dialog.then === 'list') props.onClosed();
        else document.querySelector('h1')?.focus();
      }}
    />
  );
}
