import { useEffect } from 'react';

/** Where the focus goes in a pane that did not have it yet: the first of these that is there. */
const firstStops = [
  '[role="treeitem"][tabindex="0"]',
  '[contenteditable="true"]',
  '[role="tab"][aria-selected="true"]',
  'a[href], button, input, select, textarea, [tabindex="0"]',
];

/**
 * F6 moves the focus to the next element with `data-pane`, Shift+F6 to the one before, each to where the focus was in it
 * last. Keys that are pressed in the frame of the live form do not arrive here: Tab leads out of it.
 */
export function usePaneKeys(): void {
  useEffect(() => {
    const lastStops = new WeakMap<Element, HTMLElement>();
    let current: Element | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      const pane = target instanceof HTMLElement && target.closest('[data-pane]');
      if (!pane) return;
      lastStops.set(pane, target);
      current = pane;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      const panes = [...document.querySelectorAll('[data-pane]')];
      // A dialog keeps the focus: what is behind it is hidden.
      if (panes.some((pane) => pane.closest('[aria-hidden="true"]'))) return;
      event.preventDefault();
      const at = current ? panes.indexOf(current) : -1;
      const others = [...panes.slice(at + 1), ...panes.slice(0, Math.max(at, 0))];
      const stops = (event.shiftKey ? others.toReversed() : others).map((pane) =>
        stopIn(pane, lastStops.get(pane)),
      );
      stops.find((stop) => stop !== undefined)?.focus();
    };
    document.addEventListener('focusin', onFocus);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
}

function stopIn(pane: Element, last: HTMLElement | undefined): HTMLElement | undefined {
  if (last && pane.contains(last) && canHaveFocus(last)) return last;
  return firstStops
    .flatMap((stop) => [...pane.querySelectorAll<HTMLElement>(stop)])
    .find(canHaveFocus);
}

const canHaveFocus = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
