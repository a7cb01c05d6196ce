import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** Opens a `Dialog` as soon as it is drawn: `frame` goes onto it, `leave` is the way out. Firm: Escape does not close it. */
export function useModal(onClose: () => void, isFirm = false) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

  function leave(act = onClose) {
    // First of all: the browser hands the focus back to where it was, and what follows may send it elsewhere.
    dialog.current?.close();
    act();
  }

  const frame = {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      if (!isFirm) leave();
    },
    onKeyDown(event: KeyboardEvent) {
      // Chromium closes a dialog on the second Escape whatever `cancel` says.
      if (isFirm && event.key === 'Escape') event.preventDefault();
    },
  };
  return { frame, leave };
}
