import { MessageDialog } from '#ui';
import { useRequest, useSession } from '../controller/useSession';
import { say } from '../i18n';
import { DoneDialog } from './DoneDialog';

/** At most one dialog is open: words to read, or the ticket. */
export function Dialogs() {
  const { store, props } = useSession();
  const dialog = useRequest((state) => state.dialog);
  const close = () => store.set({ dialog: undefined });
  if (!dialog) return null;
  if (dialog.kind === 'message')
    return (
      <MessageDialog
        title={say('dialog.title')}
        says={dialog.says}
        button={say('dialog.close')}
        onClose={() => {
          close();
          dialog.onClosed?.();
        }}
      />
    );
  return (
    <DoneDialog
      says={dialog.says}
      ticketnumber={dialog.ticketnumber}
      onClose={() => {
        close();
        if (dialog.then === 'list') props.onClosed();
        else document.querySelector('h1')?.focus();
      }}
    />
  );
}
