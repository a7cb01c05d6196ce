import { useRequest, useSession } from '../session/useSession';
import { DoneDialog } from './DoneDialog';
import { MessageDialog } from './MessageDialog';

/** At most one dialog is open: words to read, or the ticket. */
export function Dialogs() {
  const { store, props } = useSession();
  const dialog = useRequest((state) => state.dialog);
  const close = () => store.set({ dialog: undefined });
  if (!dialog) return null;
  if (dialog.kind === 'message') return <MessageDialog says={dialog.says} onClose={close} />;
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
