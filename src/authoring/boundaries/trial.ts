import type { Pointer } from '#engine';
import type { Change } from '../draft/candidate';
import type { ExampleKind } from '../examples/example';
import type { Boundary } from './boundary';

/** A way to bring a value to its boundary in an example. */
export interface Trial {
  boundary: Boundary;
  changes: Change[];
  /** Pointer into the example, to the value; an entry by its number. */
  at: Pointer;
  /** As it counts. */
  value: unknown;
  /** Days behind the one at which a rule on dates turns. */
  offset: number | undefined;
  /** The kinds of example that show the boundary. */
  kinds: ExampleKind[];
}
