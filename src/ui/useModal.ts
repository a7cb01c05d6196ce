import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Opens a `Dialog` when it is rendered with `dialogProps`. Where it requires an answer neither Escape nor the back gesture
 * of a phone closes it.
 */
export function useModal(onClose: () => void, requiresAnswer = false) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isAnswered = useRef(false);
  useEffect(() => {
    const shown = dialog.current;
    isAnswered.current = false;
    if (shown && !shown.open) shown.showModal();
    return () => {
      isAnswered.current = true;
      shown?.close();
    };
  }, []);

  function close(act = onClose) {
    isAnswered.current = true;
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
    onClose() {
      // So does a second back gesture, without a key.
      const shown = dialog.current;
      if (requiresAnswer && !isAnswered.current && shown && !shown.open) shown.showModal();
    },
  };
  return { dialogProps, close };
}
