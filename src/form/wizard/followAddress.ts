import type { FormController } from '../controller/formController';
import { showPage } from './navigation';
import { firstPage, firstUnfinished, nearestPage, pagesNow, shownPage } from './pages';

/** The form opened: shows the page of its address, else the one on which an earlier visit was left. */
export function arriveAtPage(controller: FormController): void {
  const { props, store } = controller;
  const { pageAddress: address } = props;
  const first = firstPage(controller);
  const left = shownPage(controller);
  const page = address?.page ? pageOfAddress(controller, left) : left;
  if (page !== first || address?.page)
    store.set({ page: { name: page, isResumed: page === left && page !== first } });
  if (!address || page === (address.page || first)) return;
  // Back then leads from the page that is resumed to the first one, not out of the form.
  address.open(page, address.page === '' ? 'push' : 'replace');
}

/** The customer went back or forward: shows the page of the address. */
export function followAddress(controller: FormController, depthBefore: number): void {
  const { pageAddress: address } = controller.props;
  if (!address) return;
  const first = firstPage(controller);
  const shown = shownPage(controller);
  const page = address.page === '' ? first : pageOfAddress(controller, shown);
  const isGone = page !== (address.page || first);
  // Back skips a page that has disappeared, and what is shown already.
  if (address.depth < depthBefore && (isGone || page === shown)) return address.go(-1);
  if (page !== shown) showPage(controller, page);
  if (isGone) address.open(page, 'replace');
}

/** The page of the address, or the one in its place; as far as the customer has come. */
function pageOfAddress(controller: FormController, current: string): string {
  const { page: name, depth } = controller.props.pageAddress!;
  const page = nearestPage(controller, name) ?? current;
  const unfinished = firstUnfinished(controller);
  const pages = pagesNow(controller);
  const isReached =
    depth > 0 || page === current || pages.indexOf(page) <= pages.indexOf(unfinished);
  return isReached ? page : unfinished;
}
