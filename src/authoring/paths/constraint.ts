import type { Pointer } from '#engine';
import type { Formula } from './formula';

/** Something that has to be so, and why. */
export interface Constraint {
  formula: Formula;
  about: Pointer;
  kind: 'hidden' | 'follows' | 'inside';
}
