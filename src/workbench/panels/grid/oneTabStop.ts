/** By key: how many rows and buttons further; an infinite number leads to the end. */
const moves: { [key: string]: [rows: number, buttons: number] } = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  'Control+Home': [-Infinity, -Infinity],
  'Control+End': [Infinity, Infinity],
};

const rowsOf = (grid: Element): HTMLButtonElement[][] =>
  [...grid.querySelectorAll('[role="row"]')]
    .map((row) => [...row.querySelectorAll('button')].filter((button) => !button.disabled))
    .filter((row) => row.length > 0);

const nearest = <T>(list: T[], index: number): T | undefined =>
  list[Math.max(0, Math.min(index, list.length - 1))];

/**
 * Makes the buttons of a grid one Tab stop, with arrow keys, Home and End between them, as the grid pattern of ARIA has
 * it. Where the button that has the focus is removed, the one in its place gets it. Returns what ends that.
 */
export function oneTabStop(grid: HTMLElement): () => void {
  let at = { row: 0, column: 0 };
  let stop: HTMLButtonElement | undefined;
  let hasFocus = false;

  function update(): void {
    const rows = rowsOf(grid);
    const row = rows.findIndex((buttons) => buttons.includes(stop!));
    if (row === -1) {
      stop = nearest(nearest(rows, at.row) ?? [], at.column);
      if (hasFocus && document.activeElement === document.body) stop?.focus();
    } else at = { row, column: rows[row]!.indexOf(stop!) };
    for (const button of grid.querySelectorAll('button'))
      button.tabIndex = button === stop ? 0 : -1;
  }
  function onFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLButtonElement)) return;
    stop = target;
    hasFocus = true;
    update();
  }
  function onBlur({ relatedTarget }: FocusEvent): void {
    // A removed button has lost the focus to nothing.
    if (relatedTarget) hasFocus = grid.contains(relatedTarget as Node);
  }
  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const move = moves[event.ctrlKey ? `Control+${event.key}` : event.key];
    if (!move || event.target !== stop) return;
    event.preventDefault();
    nearest(nearest(rowsOf(grid), at.row + move[0]) ?? [], at.column + move[1])?.focus();
  }

  update();
  const observer = new MutationObserver(update);
  observer.observe(grid, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  grid.addEventListener('focusin', onFocus);
  grid.addEventListener('focusout', onBlur);
  grid.addEventListener('keydown', onKey);
  return () => {
    observer.disconnect();
    grid.removeEventListener('focusin', onFocus);
    grid.removeEventListener('focusout', onBlur);
    grid.removeEventListener('keydown', onKey);
  };
}
