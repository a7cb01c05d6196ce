import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  type Pointer,
  submitRequest,
} from '#engine';
import type { Example, ExampleFixtures } from '../examples/example';
import { fill, type FillOptions } from '../fill';

export type FillWishes = Omit<FillOptions, 'answers'>;

/** The example with answers that can be submitted; those that it has stay where they can. */
export function filledExample(
  definition: CompiledDefinition,
  fixtures: ExampleFixtures,
  example: Example,
  { wishes = {}, optional = 0, seed = 0, attempts = 4, ...options }: FillWishes,
): Example | undefined {
  if (fixtures.unansweredCalls(definition, example).length > 0) return undefined;
  const { proofs: _proofs, ...rest } = example;
  const contextOf = (answers: Answers): Context =>
    fixtures.contextOf(definition, { ...rest, answers });
  const { answers, context, problems, unmet } = fill(definition, contextOf, {
    ...options,
    wishes,
    optional,
    seed,
    attempts,
    answers: example.answers ?? {},
  });
  if (problems.length > 0 || unmet.length > 0) return undefined;
  const { proofs = [] } = context;
  return {
    ...rest,
    answers: JSON.parse(JSON.stringify(answers)),
    ...(proofs.length > 0 && { proofs }),
  };
}

/** Whether what was changed at a pointer into the example is wrong, and not only what other answers say. */
export function isWrongItself(
  definition: CompiledDefinition,
  fixtures: ExampleFixtures,
  example: Example,
  at: Pointer,
): boolean {
  const context = fixtures.contextOf(definition, example);
  const outcome = submitRequest(asOf(definition, context.today), context, example.answers ?? {});
  if (outcome.kind !== 'problems') return true;
  const field = at.startsWith('/answers/') ? at.slice('/answers'.length) : undefined;
  return outcome.problems.some(
    (problem) =>
      problem.at === '/policy' ||
      (field !== undefined && problem.at.startsWith(field) && problem.rule !== 'proof'),
  );
}
