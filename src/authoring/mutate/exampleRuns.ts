import type { CompiledDefinition, Context } from '#engine';
import type { Example, ExampleFixtures, ExampleKind } from '../examples/example';
import { readBack, type TakenStep } from '../examples/readBack';
import { findMisfits } from '../examples/readExample';
import { engineCalls, runExample } from '../examples/runExample';
import { asText, type Difference } from '../examples/differences';

/** An example that runs without differences on the definition. */
export interface RunnableExample {
  kind: ExampleKind;
  example: Example;
}

/**
 * Where a definition differs from an example, as `check` finds it; an empty list where it passes. `context`: the
 * one of the example, where the definition cannot have changed it.
 */
export function differencesOn(
  definition: CompiledDefinition,
  { kind, example }: RunnableExample,
  fixtures: ExampleFixtures,
  known?: Context,
): Difference[] {
  try {
    const misfits = findMisfits(example, definition, fixtures);
    if (misfits.length > 0) return misfits;
    const context = known ?? fixtures.contextOf(definition, example);
    const taken: TakenStep[] = [];
    const found = runExample(kind, definition, context, example, engineCalls, (step) =>
      taken.push(step),
    );
    return found.length > 0 ? found : readBack(definition, context, example, taken);
  } catch (error) {
    // `check` reports a definition on which the engine fails as an error.
    return [{ at: '', message: `The example cannot be run: ${asText(String(error))}.` }];
  }
}
