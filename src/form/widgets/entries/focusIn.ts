import type { RefObject } from 'react';

const fields = 'input:not([type=hidden]), select, textarea';

/**
 * Puts the focus where a person expects it in an entry of a list once it is drawn: its first field, or its first
 * button. Where the entry is gone, the one in its place now takes the focus, the last one, or what follows the list.
 */
export function focusIn(
  list: RefObject<HTMLUListElement | null>,
  index: number,
  what: 'field' | 'button',
): void {
  // After this round of drawing.
  setTimeout(() => {
    const entries = list.current?.children ?? [];
    const entry = entries[Math.min(index, entries.length - 1)];
    const around = list.current?.parentElement;
    const target = entry?.querySelector<HTMLElement>(what === 'field' ? fields : 'button');
    (target ?? around?.querySelector<HTMLElement>('button') ?? list.current)?.focus();
  });
}
