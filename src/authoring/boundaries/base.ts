import {
  asOf,
  type CompiledDefinition,
  type Context,
  type NormalizedAnswers,
  resolveAnswers,
} from '#engine';
import type { Example, ExampleFixtures } from '../examples/example';
import { type Field, fieldsIn } from '../fill/field';

/** An accepted example from which others are made, with what follows from its answers. */
export interface Base {
  example: Example;
  /** The definition on its day. */
  definition: CompiledDefinition;
  context: Context;
  resolved: NormalizedAnswers;
  /** What the customer can answer in it. */
  fields: Field[];
}

/** `undefined` where the records cannot answer a call. What it states beside its answers and steps is left out. */
export function baseOf(
  given: CompiledDefinition,
  fixtures: ExampleFixtures,
  example: Example,
): Base | undefined {
  const { opens: _opens, shows: _shows, calls: _calls, done: _done, ...rest } = example;
  if (fixtures.unansweredCalls(given, rest).length > 0) return undefined;
  const context = fixtures.contextOf(given, rest);
  const definition = asOf(given, context.today);
  const resolved = resolveAnswers(definition, context, rest.answers ?? {});
  const fields = [...fieldsIn(definition, resolved)].filter(({ isOpen }) => isOpen);
  return { example: rest, definition, context, resolved, fields };
}
