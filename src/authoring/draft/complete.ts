import {
  type CompiledDefinition,
  getAt,
  openRequest,
  parentOf,
  partsOf,
  setAt,
  submitRequest,
} from '#engine';
import type { Example, ExampleFixtures, ExampleKind } from '../examples/example';
import type { Fix } from '../examples/differences';
import { runExample } from '../examples/runExample';
import { takenSteps } from '../examples/takenSteps';

/** A fix can show what was hidden behind it, such as the step after a missing step. */
const maxRounds = 50;

export interface Completed {
  kind: ExampleKind;
  example: Example;
}

/**
 * The example with what follows from its customer and answers: the kind that it is, and the steps, problems or refusal
 * that the engine gives. `undefined` where the demo book cannot answer a call, or nothing settles it.
 */
export function complete(
  definition: CompiledDefinition,
  fixtures: ExampleFixtures,
  given: Example,
): Completed | undefined {
  if (fixtures.unansweredCalls(definition, given).length > 0) return undefined;
  const context = fixtures.contextOf(definition, given);
  const kind =
    'refusal' in openRequest(definition, context)
      ? 'refused'
      : submitRequest(definition, context, given.answers ?? {}).kind === 'problems'
        ? 'rejected'
        : 'accepted';
  const example: Example = { ...structuredClone(given), ...expectations[kind] };
  if (kind === 'accepted') {
    const { steps, isDeclined } = takenSteps(definition, context, given);
    Object.assign(example, { steps, stops: isDeclined ? '' : undefined });
  }
  for (let round = 0; round < maxRounds; round++) {
    const found = runExample(kind, definition, context, example);
    if (found.length === 0) return { kind, example: withoutUndefined(example) };
    if (!found.every(({ fix }) => fix)) return undefined;
    applyFixes(
      example,
      found.map(({ fix }) => fix!),
    );
  }
  return undefined;
}

/** What is stated before the engine has said anything. */
const expectations: { [kind in ExampleKind]: Partial<Example> } = {
  accepted: {},
  rejected: {
    steps: undefined!,
    stops: undefined!,
    done: undefined!,
    unusual: undefined!,
    next: undefined!,
    problems: [],
  },
  refused: {
    answers: undefined!,
    steps: undefined!,
    stops: undefined!,
    done: undefined!,
    unusual: undefined!,
    opens: undefined!,
    shows: undefined!,
    calls: undefined!,
    proofs: undefined!,
    signed: undefined!,
    refusal: '',
  },
};

/** Entries are removed from the end of a list: those before keep their indexes. */
function applyFixes(example: Example, fixes: Fix[]): void {
  for (const { at, value } of fixes) if (value !== undefined) setAt(example, at, value);
  for (const { at, value } of fixes.toReversed()) {
    if (value !== undefined) continue;
    const list: unknown = getAt(example, parentOf(at));
    if (Array.isArray(list)) list.splice(Number(partsOf(at).at(-1)), 1);
    else setAt(example, at, undefined);
  }
}

const withoutUndefined = (example: Example): Example => JSON.parse(JSON.stringify(example));
