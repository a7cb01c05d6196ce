let isPressed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Delays what may move the page until the pointer is released. Leaving a text box by pressing a button would otherwise
 * remove a problem above, move the button between press and release, and lose the click.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) return act();
  const released = new AbortController();
  const { signal } = released;
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(
      end,
      () => {
        released.abort();
        // The click event follows the release.
        setTimeout(act);
      },
      { capture: true, signal },
    );
}
