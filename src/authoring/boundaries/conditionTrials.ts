import { documentOf, getAt, type Pointer } from '#engine';
import type { Change } from '../draft/candidate';
import { changesFor } from '../draft/conditionChanges';
import { personChanges } from '../draft/contextChanges';
import { FormState } from '../draft/formState';
import { isGivable } from '../draft/givable';
import type { ExampleFixtures } from '../examples/example';
import { type Base, baseOf } from './base';
import type { Boundary } from './boundary';
import { boundaryValues, isAt, offsetOf } from './boundaryValues';
import type { Trial } from './trial';

const most = 6;

/** Values that a condition compares brought to its limit: those of a real policy where there is one. */
export function* conditionTrials(
  boundary: Boundary,
  base: Base,
  fixtures: ExampleFixtures,
  isFirst: boolean,
  onRefused: (value: unknown) => void,
): Generator<Trial> {
  if (isFirst) yield* realTrials(boundary, base, fixtures);
  const { definition, context, example } = base;
  const state = new FormState(definition, context, example);
  const around = state.around();
  let count = 0;
  for (const { value } of boundaryValues(boundary, boundary.schema, undefined, around)) {
    if (count >= most) break;
    const { condition, field } = boundary;
    const changes = changesFor(state, condition!, field, value);
    const [at] = changes.at(-1) ?? [];
    if (at === undefined) continue;
    const answer = at.startsWith('/answers/') ? at.slice('/answers'.length) : undefined;
    if (answer !== undefined && !isGivable(definition, answer, value, context.lists)) {
      onRefused(value);
      continue;
    }
    count++;
    const offset = offsetOf(boundary, value, around);
    for (const others of withAndWithoutOthers(base, at))
      yield trial(boundary, [...changes, ...others], at, value, offset);
  }
}

const trial = (
  boundary: Boundary,
  changes: Change[],
  at: Pointer,
  value: unknown,
  offset: number | undefined,
): Trial => ({
  boundary,
  changes,
  at,
  value,
  offset,
  kinds: ['accepted', 'refused'],
});

/** Whether a policy may ask is shown by the picked one, or by a customer who has no other. */
const withAndWithoutOthers = ({ example: { as } }: Base, at: Pointer): Change[][] =>
  at.startsWith('/policy/') ? [[], [['/holds', [as.policyNo]]]] : [[]];

/** Customers and policies of the demo book whose records are at the limit. */
function* realTrials(
  boundary: Boundary,
  { definition, example }: Base,
  fixtures: ExampleFixtures,
): Generator<Trial> {
  const at = whereRead(boundary);
  if (at === undefined) return;
  for (const { changes } of personChanges(fixtures, { ...example, as: { clientId: '' } })) {
    const [[, as]] = changes as [[Pointer, { clientId: string; policyNo: string }]];
    const { about, today } = example;
    const other = baseOf(definition, fixtures, { about, today, as });
    if (!other) continue;
    const document = documentOf(other.context, other.resolved);
    const value: unknown = getAt(document, at);
    const around = { root: document, parent: {}, today };
    if (!isAt(boundary, value, around)) continue;
    const rest = Object.keys(example).filter(
      (name) => !['about', 'today', 'as', 'steps', 'answers'].includes(name),
    );
    const without = rest.map((name): Change => [`/${name}`, undefined]);
    const offset = offsetOf(boundary, value, around);
    for (const others of withAndWithoutOthers(other, at))
      yield trial(boundary, [...without, ['/as', as], ...others], at, value, offset);
  }
}

/** Where a condition on records reads its value: pointer into the document. */
function whereRead({ condition = '', field }: Boundary): Pointer | undefined {
  if (condition.startsWith('request#/policies/')) return `/policy${field}`;
  return /^\/(policy|customer|loaded)\//.test(field) ? field : undefined;
}
