import { type Pointer, requestConditions, type Schema } from '#engine';
import { valuesIn } from '../../walk';
import type { Check, Violation } from './check';

/** Patterns whose time to match doubles with each letter: a repeated group that repeats, or that is a choice. */
const repeatedRepeat = /\((?:[^()\\]|\\.)*[*+}](?:[^()\\]|\\.)*\)\s*(?:[*+]|\{\d+,)/;
const repeatedChoice = /\((?:[^()\\]|\\.)*\|(?:[^()\\]|\\.)*\)\s*(?:[*+]|\{\d+,)/;
/** Two repetitions of any character in one pattern: quadratic time. */
const twoOfAnything = /\.[*+].*\.[*+]/;

export const slowPattern: Check = {
  id: 'slow-pattern',
  isOfStructure: true,
  *run({ definition }) {
    for (const [at, condition] of requestConditions(definition.request))
      yield* slowPatternsIn(condition, at);
  },
};

/** The patterns of a condition of request.json that could take long. */
export function* slowPatternsIn(condition: Schema, place: Pointer): Generator<Violation> {
  for (const [at, pattern] of valuesIn(condition, place)) {
    if (typeof pattern !== 'string' || !at.endsWith('/pattern')) continue;
    if ([repeatedRepeat, repeatedChoice, twoOfAnything].some((slow) => slow.test(pattern)))
      yield {
        file: 'request',
        at,
        message: `The pattern ${pattern} repeats a repetition, which can take minutes to match. Use const or enum, or a pattern without nested repetition.`,
      };
  }
}
