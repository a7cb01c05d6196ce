import type {
  Answers,
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Outcome,
  Pointer,
} from '#engine';
import type { Field } from './field';
import type { Goal } from './goals';
import type { Surroundings } from './meets';
import type { Random } from './random';

/** The form as it stands. */
export interface State {
  context: Context;
  resolved: NormalizedAnswers;
  outcome: Outcome;
}

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
  around(at: Pointer): Surroundings;
}
