import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** Opens a `Dialog` when it is rendered with `dialogProps`. Where it requires an answer Escape does not close it. */
export function useModal(onClose: () => void, requiresAnswer = false) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

  function close(act = onClose) {
    // Close first: the browser then restores the focus, and `act` may move it again.
    dialog.current?.close();
    act();
  }

  const dialogProps = {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      if (!requiresAnswer) close();
    },
    onKeyDown(event: KeyboardEvent) {
      // Chromium closes a dialog on the second Escape whatever `cancel` says.
      if (requiresAnswer && event.key === 'Escape') event.preventDefault();
    },
  };
  return { dialogProps, close };
}
