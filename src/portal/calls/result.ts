import type { Problem } from '../../engine/definition';

/**
 * What every call comes back with: whether it succeeded, and what was answered. A failure's words
 * are in `data.message`; `data` is undefined where the session was over, which its modal says.
 */
export interface Result {
  status: boolean;
  // The shape differs from call to call; each caller reads only the fields that it names.
  data: any;
  problems?: Problem[];
}
