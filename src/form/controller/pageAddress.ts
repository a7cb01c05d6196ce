/** The page of a form in the address, kept by the portal, so that the browser's Back and Forward go through the pages. */
export interface PageAddress {
  /** Empty for the first page. */
  page: string;
  /** How many pages the form has opened on the way here; 0 where a link or a typed address led here. */
  depth: number;
  /** The page that the form was on when it opened this one. */
  before: string | undefined;
  /**
   * A new object for each navigation: a router may draw two of them as one, and a customer who goes on and back at once
   * returns to an address that has not changed.
   */
  visit: object;
  open(page: string, how: 'push' | 'replace'): void;
  /** Back to where the form was opened, on its first page; the pages it has opened since count as not opened. */
  restart(): void;
  /** To the previous (-1) or the next (1) entry of the history. */
  go(delta: -1 | 1): void;
}
