import {
  type Answers,
  type CompiledDefinition,
  type Context,
  unexpectedFields,
  submitRequest,
} from '#engine';
import { runExample } from '../examples/runExample';
import type { Example, ExampleKind } from '../examples/example';

/** Why an example of the older version does not hold for the newer one; nothing where it does. */
export function replayExample(
  kind: ExampleKind,
  newer: CompiledDefinition,
  context: Context,
  example: Example,
): string[] {
  return runExample(kind, newer, context, example).map(({ message }) => message);
}

/**
 * What a customer loses who saved these answers with the older version and goes on with the newer one: answers that are
 * no longer taken, and answers that are no longer right. What is not answered yet is no loss.
 */
export function replayDraft(
  older: CompiledDefinition,
  newer: CompiledDefinition,
  context: Context,
  answers: Answers,
): string[] {
  const lost = problemsOf(older, context, answers);
  return problemsOf(newer, context, answers)
    .filter(({ at }) => !lost.some((one) => one.at === at))
    .map(({ at, rule, message }) =>
      rule === 'unknown' ? `"${at}" is dropped.` : `"${at}" is rejected by ${rule}: "${message}".`,
    );
}

function problemsOf(definition: CompiledDefinition, context: Context, answers: Answers) {
  const outcome = submitRequest(definition, context, answers);
  const problems = outcome.kind === 'problems' ? outcome.problems : [];
  return [
    ...unexpectedFields(definition, answers),
    ...problems.filter(({ rule }) => !['required', 'proof', 'signature'].includes(rule)),
  ];
}
