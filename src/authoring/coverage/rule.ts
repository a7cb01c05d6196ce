import type { Pointer } from '#engine';
import type { CoverageEvent } from './coverageEvent';

/** Something that examples must be seen to exercise. */
export interface Rule {
  part: 'schema' | 'ui' | 'request';
  /** Where it stands in its file. */
  at: Pointer;
  /** Any of these will do. */
  events: CoverageEvent[];
  /** What was never seen, and which example would show it. */
  message: string;
}
