import { type FocusEvent, useEffect, useRef } from 'react';

/** Gives the focus to the chosen thing of the outline where an edit or undo has removed what had it. */
export function useFocusKept(chosen: string) {
  const pane = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    // The tree says only later which of its items is selected.
    const label = pane.current?.querySelector(`[data-node="${CSS.escape(chosen)}"]`);
    label?.closest<HTMLElement>('[role="treeitem"]')?.focus();
  });
  return {
    ref: pane,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hadFocus.current = pane.current?.contains(relatedTarget as Node | null) ?? false;
    },
  };
}
