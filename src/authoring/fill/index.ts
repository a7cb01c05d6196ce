import type { Answers, CompiledDefinition, Context, Problem } from '#engine';
import { Attempt, type AttemptOptions } from './attempt';
import { Random } from './random';

export { Random } from './random';

export interface FillOptions extends Partial<AttemptOptions> {
  /** The same seed gives the same answers; 0 by default. */
  seed?: number;
  /** How many walks are tried, each with other choices. */
  attempts?: number;
}

/** A filled-in form. */
export interface Filled {
  answers: Answers;
  /** The context of these answers, with the proofs and signatures that they need. */
  context: Context;
  /** What is still wrong; empty where the form can be submitted. */
  problems: Problem[];
  /** The locations of the wishes that did not come true. */
  unmet: string[];
}

/**
 * Answers that a customer could give in this form, valid by the engine's own rules, with every condition in `wishes`
 * as it is wished. `contextOf`: what is known about the customer and the request while the form has certain answers
 * (records, loaded values, options, the responses of look-ups).
 */
export function fill(
  definition: CompiledDefinition,
  contextOf: (answers: Answers) => Context,
  {
    seed = 0,
    attempts = 12,
    wishes = {},
    goals = new Map(),
    answers = {},
    suggestions = () => [],
    optional = 0,
  }: FillOptions = {},
): Filled {
  let best: Attempt | undefined;
  let bestLeft = Infinity;
  for (let number = 0; number < attempts && bestLeft > 0; number++) {
    const options = {
      wishes,
      goals,
      answers,
      suggestions,
      optional: number % 2 === 0 ? optional : 0,
    };
    const attempt = new Attempt(definition, contextOf, options, new Random(seed, number));
    attempt.run();
    const left = problemsOf(attempt).length + attempt.unmet.length;
    if (left < bestLeft) [best, bestLeft] = [attempt, left];
  }
  const { answers: found, state, unmet } = best!;
  return { answers: found, context: state.context, problems: problemsOf(best!), unmet };
}

const problemsOf = ({ state: { outcome } }: Attempt): Problem[] =>
  outcome.kind === 'problems' ? outcome.problems : [];
