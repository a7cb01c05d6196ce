import type { Problem } from '#engine';

/**
 * What every call comes back with: whether it succeeded, and what was answered. A failure's words
 * are in `data.message`; `data` is undefined where that was said already: the session was over (modal), or no answer came (toast).
 */
export interface Result {
  status: boolean;
  // The shape differs from call to call; each caller reads only the fields that it names.
  data: any;
  problems?: Problem[];
  /** No answer came at all. */
  isLost?: true;
  /** It was judged, and the same would be refused again. */
  isRefused?: true;
  /** The body said that it did not succeed; other failures are no answer of the other side. */
  isDeclined?: true;
}
