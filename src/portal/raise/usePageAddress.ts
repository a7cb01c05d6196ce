import type { PageAddress } from '#form';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RaisedRequest } from './raisedRequest';

/** What the history keeps with an entry that the form made. */
interface Entry {
  depth: number;
  before: string | undefined;
  /** Changes when the form is emptied: entries from before lead to answers that are gone. */
  start: string;
}

/**
 * Keeps the page of a long form in the address (`?page=health`), with an entry in the history for each page, and what was
 * raised in the entry: a reload, or Back to the form, still shows its number.
 */
export function usePageAddress(): PageAddress & {
  /** Undefined as soon as another request is sent from here. */
  keepRaised(raised: RaisedRequest | undefined): void;
} {
  const location = useLocation();
  const { pathname, search, state } = location;
  const navigate = useNavigate();
  const entry: Entry = { depth: 0, before: undefined, start: '', ...state?.formPage };
  const [start, setStart] = useState(entry.start);
  // Not a state: the form is emptied before it is drawn again.
  const raised = useRef<RaisedRequest | undefined>(state?.raised);
  // Where the form begins again, before the address says so.
  const begun = useRef<Entry>(undefined);
  const isOfNow = entry.start === start;
  const { depth, before } = isOfNow ? entry : { depth: 0, before: undefined };
  const page = new URLSearchParams(search).get('page') ?? '';
  // A submit may end after the customer has left for another screen.
  const isHere = () =>
    addressOf(window.location.pathname, window.location.search) === addressOf(pathname, search);
  const go = (next: string, replace: boolean, formPage: Entry) =>
    void navigate(addressOf(pathname, search, next), {
      replace,
      state: { ...state, raised: raised.current, formPage },
    });
  return {
    page,
    depth,
    before,
    visit: location,
    open(next, how) {
      if (!isHere()) return;
      const isNew = how === 'push';
      const place = isNew ? { depth: depth + 1, before: page } : { depth, before };
      go(next, !isNew, { ...place, start });
    },
    restart() {
      if (!isHere()) return;
      const next = crypto.randomUUID();
      setStart(next);
      const beginning: Entry = { depth: 0, before: undefined, start: next };
      begun.current = beginning;
      const first = () => go('', true, beginning);
      if (depth === 0) return first();
      window.addEventListener('popstate', first, { once: true });
      void navigate(-depth);
    },
    go: (delta) => void navigate(delta),
    keepRaised(request) {
      if (raised.current === request) return;
      raised.current = request;
      if (!isHere()) return;
      const beginning = begun.current?.start === entry.start ? undefined : begun.current;
      if (beginning && depth === 0) go('', true, beginning);
      else go(page, true, entry);
    },
  };
}

/** The address of a page of the form; of the first one without a name. */
function addressOf(pathname: string, search: string, page = ''): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  if (page !== '') query.set('page', page);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
