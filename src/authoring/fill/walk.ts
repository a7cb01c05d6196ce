import type { Answers, CompiledDefinition, Pointer } from '#engine';
import type { Field } from './field';
import type { Goal } from './goals';
import type { FormSurroundings } from '../assertionHolds';
import type { Random } from './random';
import type { State } from './state';

/** A walk through a form, as the repairs see it. */
export interface Walk {
  readonly definition: CompiledDefinition;
  readonly answers: Answers;
  readonly state: State;
  readonly random: Random;
  /** Gives a field the next value that fits; `false` where there is none left. */
  answer(field: Field): boolean;
  /** Wants something else of a value that the customer does not give: changes an answer that it follows from. */
  change(at: Pointer, goal: Goal | undefined): boolean;
  around(at: Pointer): FormSurroundings;
}
