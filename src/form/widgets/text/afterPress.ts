let isPressed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Does something that may move the page once the finger is off it. Leaving a text box by pressing a button
 * would otherwise mend a problem above, move the button away between press and release, and lose the click.
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
        // The click comes after the release.
        setTimeout(act);
      },
      { capture: true, signal },
    );
}
