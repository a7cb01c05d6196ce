import type { CompiledDefinition, Context, Pointer } from '#engine';
import { answerChanges } from '../draft/answerChanges';
import type { Candidate } from '../draft/candidate';
import { conditionChanges } from '../draft/conditionChanges';
import { contextChanges } from '../draft/contextChanges';
import type { Example } from '../examples/example';
import { fieldNameOf } from '../fill/field';
import type { Random } from '../fill';
import { recordChanges } from './recordChanges';
import type { Subjects } from './subjects';

/**
 * Changes of an example after which it may notice a mutant, the likeliest first. Limits are tried as the definition has
 * them and as the mutant has them.
 */
export function* nearbyChanges(
  { fields, conditions }: Subjects,
  definitions: [definition: CompiledDefinition, mutant: CompiledDefinition],
  context: Context,
  example: Example,
  random: Random,
): Generator<Candidate> {
  const isAbout = (at: Pointer) => fields.has(fieldNameOf(at));
  const sources = [
    ...definitions.flatMap((definition) =>
      conditions.map((location) =>
        conditionChanges(definition, context, example, random, (one) => one === location),
      ),
    ),
    ...definitions.map((definition) =>
      answerChanges(definition, context, example, random, isAbout),
    ),
    ...definitions.map((definition) =>
      recordChanges(definition, context, example, random, isAbout),
    ),
  ];
  yield* inTurn(sources);
  yield* contextChanges(definitions[0], context, example);
}

/** One of each, as long as there are any: the first ones of each source are the best. */
function* inTurn<T>(sources: Generator<T>[]): Generator<T> {
  let open = sources;
  while (open.length > 0) {
    const left: Generator<T>[] = [];
    for (const source of open) {
      const { value, done } = source.next();
      if (done) continue;
      yield value;
      left.push(source);
    }
    open = left;
  }
}
