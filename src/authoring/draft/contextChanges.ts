import {
  type CompiledDefinition,
  type Context,
  getAt,
  type Pointer,
  pointerOf,
  policyStatuses,
  setAt,
} from '#engine';
import type { Example, ExampleFixtures } from '../examples/example';
import type { Candidate, Change } from './candidate';

/** The states of everything around the answers: the policy, loads, lists, look-ups, proofs, signatures, responses. */
export function* contextChanges(
  definition: CompiledDefinition,
  context: Context,
  example: Example,
): Generator<Candidate> {
  const { as, steps = [] } = example;
  const { request } = definition;
  const one = (...changes: Change[]): Candidate => ({ changes });
  yield one(['/as/policyNo', undefined], ['/policy', undefined], ['/holds', undefined]);
  yield one(['/hasOpenRequest', true]);
  if (as.policyNo !== undefined)
    for (const policyStatus of policyStatuses) {
      yield one(['/policy/policyStatus', policyStatus]);
      yield one(['/policy/policyStatus', policyStatus], ['/holds', [as.policyNo]]);
    }
  yield one(['/proofs', undefined]);
  const signatures = (request.signatures ?? []).map(({ id }) => id);
  for (const id of signatures) yield one(['/signed', signatures.filter((other) => other !== id)]);
  for (const [field, list] of Object.entries(request.lists ?? {})) {
    if ('call' in list)
      for (const options of [null, []]) yield one([`/lists${pointerOf(field)}`, options]);
    else if ('from' in list) yield one(...withLoaded(context, list.from, []));
  }
  for (const field of Object.keys(request.lookUps ?? {}))
    yield one([`/lookedUp${pointerOf(field)}`, null]);
  for (const { keep } of request.load ?? []) {
    const loaded = structuredClone(context.loaded ?? {});
    for (const at of Object.keys(keep)) {
      setAt(loaded, at, undefined);
      yield one(...withLoaded(context, at, undefined));
    }
    yield one(['/loaded', loaded]);
  }
  for (const i of steps.keys())
    yield one([`/steps/${i}/response`, { status: 'failure', message: 'It could not be done' }]);
}

/** Every other policy of the demo book. */
export function* personChanges(
  { policyNumbersByClient }: ExampleFixtures,
  { as }: Example,
): Generator<Candidate> {
  for (const [clientId, numbers] of Object.entries(policyNumbersByClient))
    for (const policyNo of numbers)
      if (policyNo !== as.policyNo) yield { changes: [['/as', { clientId, policyNo }]] };
}

/** The loaded values with another one at a pointer into the document (`/loaded/…`) or into them. */
export function withLoaded({ loaded = {} }: Context, at: Pointer, value: unknown): Change[] {
  const inner = at.startsWith('/loaded/') ? at.slice('/loaded'.length) : at;
  const copy = structuredClone(loaded);
  const parent = inner.slice(0, inner.lastIndexOf('/'));
  if (parent !== '' && typeof getAt(copy, parent) !== 'object' && value === undefined) return [];
  setAt(copy, inner, value);
  return [['/loaded', copy]];
}
