import {
  type CompiledDefinition,
  type Context,
  nextOutcome,
  type NormalizedAnswers,
  resolveAnswers,
} from '#engine';
import { asText, type Difference } from '../examples/differences';
import type { Example, ExampleFixtures, ExampleKind } from '../examples/example';
import { readBack, type TakenStep } from '../examples/readBack';
import { findMisfits } from '../examples/readExample';
import { type EngineCalls, engineCalls, runExample } from '../examples/runExample';
import { statedDifferences } from '../examples/statedDifferences';
import type { Mutant } from './mutant';

/** An example that runs without differences on the definition. */
export interface RunnableExample {
  kind: ExampleKind;
  example: Example;
  /** Its context on the definition. */
  context: Context;
}

/** A definition with a mistake, ready to run examples. */
export interface BrokenDefinition {
  mutant: Mutant;
  definition: CompiledDefinition;
  /** Whether examples have the same context as without the mistake. */
  keepsContext: boolean;
}

/** The definition itself, to run examples on it in the same way. */
export const unbroken = (definition: CompiledDefinition): BrokenDefinition => ({
  mutant: { file: 'request', edits: [], slip: '' },
  definition,
  keepsContext: true,
});

/** The parts of request.json that an example's context does not depend on. */
const outsideContext = /^\/(steps|policies|success|submitWhen|openRequestCheck)(\/|$)/;

export const keepsContext = ({ file, edits }: Mutant): boolean =>
  file === 'ui' || (file === 'request' && edits.every(({ at }) => outsideContext.test(at)));

/** Where a mutant differs from an example, as `check` finds it; an empty list where the example passes. */
export function differencesOn(
  { mutant, definition, keepsContext: isSame }: BrokenDefinition,
  { kind, example, context: known }: RunnableExample,
  fixtures: ExampleFixtures,
): Difference[] {
  return orFailure(() => {
    const misfits = mutant.file === 'ui' ? [] : findMisfits(example, definition, fixtures);
    if (misfits.length > 0) return misfits;
    const context = isSame ? known : fixtures.contextOf(definition, example);
    const taken: TakenStep[] = [];
    const found = runExample(kind, definition, context, example, resolvingOnce(), (step) =>
      taken.push(step),
    );
    // The server reads no ui.json.
    if (found.length > 0 || mutant.file === 'ui') return found;
    return readBack(definition, context, example, taken);
  });
}

/** The engine for one run of one example, whose answers are the same in each of its steps. */
function resolvingOnce(): EngineCalls {
  let known: NormalizedAnswers | undefined;
  return {
    ...engineCalls,
    submitRequest: (definition, context, answers, at) => {
      known ??= resolveAnswers(definition, context, answers);
      return nextOutcome(definition, context, known, at);
    },
  };
}

/** Where a mutant differs from what an example states of the form. */
export function statementsOn(
  { definition, keepsContext: isSame }: BrokenDefinition,
  { example, context: known }: RunnableExample,
  fixtures: ExampleFixtures,
): Difference[] {
  return orFailure(() => {
    const context = isSame ? known : fixtures.contextOf(definition, example);
    return statedDifferences(definition, context, example);
  });
}

/** `check` reports a definition on which the engine fails as an error. */
function orFailure(run: () => Difference[]): Difference[] {
  try {
    return run();
  } catch (error) {
    return [{ at: '', message: `The example cannot be run: ${asText(String(error))}.` }];
  }
}
