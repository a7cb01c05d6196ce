import { type Pointer, setAt } from '#engine';
import type { Example } from '../examples/example';

/** A value to set in an example; `undefined` removes it. `at` is a pointer into the example. */
export type Change = [at: Pointer, value: unknown];

/** What is tried: a change of an example. */
export interface Candidate {
  changes: Change[];
  /** Parts of the events that it may bring about; without any it is tried whatever is missing. */
  near?: string[];
}

/** The same example with other values. */
export function changed(example: Example, changes: Change[]): Example {
  const copy = structuredClone(example);
  for (const [at, value] of changes) setAt(copy, at, structuredClone(value));
  return copy;
}
