import { asOf, type CompiledDefinition, holds, documentOf } from '#engine';
import type { KnownCalls } from '../lint/checks/check';
import type { NamedRun, Run } from './run';
import { coursesOf, keyOfSequence, type Sequence, sequenceOf } from './sequences';
import { readsSteps } from './model';

/** A sequence of steps, with the examples that go it. */
export interface FoundSequence {
  steps: Sequence;
  examples: string[];
}

/** Every sequence of steps after the answers of these runs. */
export function sequencesFound(
  given: CompiledDefinition,
  runs: readonly (NamedRun | Run)[],
  calls: KnownCalls | undefined,
): FoundSequence[] {
  const found = new Map<string, FoundSequence>();
  const seen = new Set<string>();
  const finished = runs.filter(({ problems }) => problems.length === 0);
  for (const { example, context, resolved } of finished) {
    const definition = asOf(given, example.today);
    const document = documentOf(context, resolved);
    const due = definition.request.steps.map(
      ({ when }, i) =>
        !when || readsSteps(when) || holds(definition, `request#/steps/${i}/when`, document),
    );
    if (seen.has(due.join())) continue;
    seen.add(due.join());
    for (const { steps } of coursesOf(definition, context, resolved, calls))
      if (!found.has(keyOfSequence(steps)))
        found.set(keyOfSequence(steps), { steps, examples: [] });
  }
  for (const run of finished) {
    if (!('name' in run)) continue;
    const responses = (run.example.steps ?? []).map(({ response }) => response);
    const definition = asOf(given, run.example.today);
    const steps = sequenceOf(definition, run.context, run.resolved, responses);
    const known = found.get(keyOfSequence(steps)) ?? { steps, examples: [] };
    if (!known.examples.includes(run.name)) known.examples.push(run.name);
    found.set(keyOfSequence(steps), known);
  }
  return [...found.values()];
}
