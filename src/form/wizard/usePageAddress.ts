import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { FormController } from '../controller/formController';
import type { PageAddress } from '../controller/pageAddress';
import { arriveAtPage, followAddress } from './followAddress';
import { hasPages } from './navigation';

/** Shows the page that the address names, when the form opens and when the customer goes back or forward. */
export function usePageAddress(controller: FormController, address: PageAddress | undefined): void {
  const isShown = useSyncExternalStore(
    controller.store.watch,
    () => hasPages(controller) && controller.store.get().phase === 'picked',
  );
  const before = useRef<{ depth: number }>(undefined);
  const { page, depth = 0, visit } = address ?? {};
  useEffect(() => {
    if (!isShown) {
      before.current = undefined;
      return;
    }
    if (before.current) followAddress(controller, before.current.depth);
    else arriveAtPage(controller);
    before.current = { depth };
  }, [controller, isShown, page, depth, visit]);
  useEffect(() => {
    if (!isShown) return undefined;
    // The browser would scroll to where the page was left; each page begins with its heading.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, [isShown]);
}
