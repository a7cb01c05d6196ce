import type { Pointer } from '#engine';
import type { Sight } from './coverageEvent';

/** Something that examples must be seen to exercise. */
export interface Rule {
  part: 'schema' | 'ui' | 'request';
  /** Where it stands in its file. */
  at: Pointer;
  /** Any of these will do. */
  sights: Sight[];
  /** What was never seen, and which example would show it. */
  says: string;
}
