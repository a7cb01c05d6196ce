import type { RefObject } from 'react';

const fields = 'input:not([type=hidden]), select, textarea';

/**
 * Focuses the first field or the first button of an entry after React has rendered. If the entry is gone, the focus
 * goes to the entry now in its place, else to the last one, else to what follows the list.
 */
export function focusIn(
  around: RefObject<HTMLElement | null>,
  index: number,
  what: 'field' | 'button',
): void {
  // After React has rendered.
  setTimeout(() => {
    const entries = around.current?.querySelector('[role=list]')?.children ?? [];
    const entry = entries[Math.min(index, entries.length - 1)];
    const target = entry?.querySelector<HTMLElement>(what === 'field' ? fields : 'button');
    (target ?? around.current?.querySelector<HTMLElement>('button') ?? around.current)?.focus();
  });
}
