import type { Example, ExampleKind } from '../examples/example';
import type { RunnableExample } from './exampleRuns';
import type { Statements } from './statements';

/** An example that is there, with all that it can state. */
export interface StatedExample extends RunnableExample {
  path: string;
  /** What it states now. */
  has: Statements;
}

/** An example that would notice a mutant: a new one, or one that is there and states more. */
export interface Killer {
  kind: ExampleKind;
  path?: string;
  /** With all that it can state; {@link kept} are the statements that are needed. */
  all: Example;
  kept: Statements;
  /** What a new example proves: the first mutant that it would notice. */
  proves?: string;
  /** The part of a new example's file name behind its kind. */
  name: string;
}

/** What would notice a mutant, and by which of its statements; by its result where these are none. */
export interface Notice {
  killer: Killer;
  by: Statements;
}
