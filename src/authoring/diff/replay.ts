import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  submitRequest,
  unexpectedFields,
  withRenamedFields,
} from '#engine';
import type { Example, ExampleKind } from '../examples/example';
import { runExample } from '../examples/runExample';

/** What an example states about texts and first answers only: it accepts the same requests if these change. */
const shown = /^\/(opens|shows|done)(\/|$)/;

/** Why an example of the older version fails with the newer one; an empty list where it passes. */
export function replayExample(
  kind: ExampleKind,
  newer: CompiledDefinition,
  context: Context,
  example: Example,
): string[] {
  return runExample(kind, newer, context, example)
    .filter(({ at }) => !shown.test(at))
    .map(({ message }) => message);
}

/**
 * What a customer loses who saved a draft with these answers in the older version and continues in the newer one:
 * answers that are dropped, and answers that are no longer valid. What is not answered yet is no loss.
 */
export function replayDraft(
  older: CompiledDefinition,
  newer: CompiledDefinition,
  context: Context,
  answers: Answers,
): string[] {
  const before = problemsOf(older, context, answers);
  return problemsOf(newer, context, withRenamedFields(newer.request.renamed, answers))
    .filter(({ at }) => !before.some((one) => one.at === at))
    .map(({ at, rule, message }) =>
      rule === 'unknown' ? `"${at}" is dropped.` : `"${at}" is rejected by ${rule}: "${message}".`,
    );
}

function problemsOf(definition: CompiledDefinition, context: Context, answers: Answers) {
  const outcome = submitRequest(definition, context, answers);
  const problems = outcome.kind === 'problems' ? outcome.problems : [];
  return [
    ...unexpectedFields(asOf(definition, context.today), answers),
    ...problems.filter(({ rule }) => !['required', 'proof', 'signature'].includes(rule)),
  ];
}
