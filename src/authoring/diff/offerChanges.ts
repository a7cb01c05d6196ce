import type { Catalogue, Offered, Pointer } from '#engine';
import { always, isWithin } from '../openingWeek';
import { entriesIn } from '../lint/catalogueKeys';

/** A request type that is offered to others, or at another time, than before. `undefined`: to everybody. */
export interface OfferChange {
  key: string;
  /** Pointer into the newer catalogue. */
  at: Pointer;
  was: Offered | undefined;
  is: Offered | undefined;
  /** Whether somebody may no longer be offered it who was. */
  takesAway: boolean;
}

/** The changes of `offered` between two catalogues, of the request types that both have. */
export function offerChanges(older: Catalogue, newer: Catalogue): OfferChange[] {
  const before = new Map([...entriesIn(older)].map(({ key, offered }) => [key, offered]));
  return [...entriesIn(newer)].flatMap(({ key, entry, offered: is, entryAt }) => {
    const was = before.get(key);
    if (key !== entry || !before.has(key) || isSame(was, is)) return [];
    const at = is === undefined ? entryAt : `${entryAt}/offered`;
    return [{ key, at, was, is, takesAway: takesAway(was, is) }];
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function takesAway(was: Offered | undefined, is: Offered | undefined): boolean {
  if (is === undefined || was === false) return false;
  if (is === false) return true;
  const { from = '', until = '9999-12-31', share = 100, to, hours = always } = was ?? {};
  return (
    (is.from ?? '') > from ||
    (is.until ?? '9999-12-31') < until ||
    (is.share ?? 100) < share ||
    !isWithin(hours, is.hours ?? always) ||
    // Whom another condition takes in is not known.
    (is.to !== undefined && !isSame(is.to, to))
  );
}
