import {
  type CompiledDefinition,
  type Context,
  partsOf,
  type Pointer,
  pointerOf,
  policyStatuses,
  type Schema,
  schemaLocations,
} from '#engine';
import { isEvaluated, testsIn } from '../coverage/conditionRules';
import type { Example } from '../examples/example';
import { candidates } from '../fill/candidates';
import { firstEntryOf } from '../fill/field';
import type { Random } from '../fill/random';
import { subjectOf } from '../fill/wishes';
import type { Candidate, Change } from './candidate';
import { withLoaded } from './contextChanges';

/** Each value that a condition tests, on both sides of the test. `isWanted`: the locations of conditions to try. */
export function* conditionChanges(
  definition: CompiledDefinition,
  context: Context,
  example: Example,
  random: Random,
  isWanted: (location: string) => boolean = () => true,
): Generator<Candidate> {
  for (const [location, condition] of Object.entries(schemaLocations(definition))) {
    if (location === 'schema' || !isEvaluated(location) || !isWanted(location)) continue;
    for (const { schema, field, keyword, at } of testsIn(condition)) {
      const values =
        keyword === 'required'
          ? [undefined, 'A1', true]
          : valuesAround(schema, field, context, random);
      const near = [`${location} `, `${location}${at}`];
      for (const value of values) {
        const changes = changesFor(definition, context, example, location, field, value);
        if (changes.length > 0) yield { changes, near };
      }
    }
  }
}

function* valuesAround(
  schema: Schema,
  field: Pointer,
  { today }: Context,
  random: Random,
): Generator<unknown> {
  const tried = new Set<string>();
  const around = { root: {}, parent: {}, today };
  const sources = [
    field.endsWith('/policyStatus') ? policyStatuses : [],
    candidates([schema], around, random),
    ['OTHER', '', 0, true, false],
  ];
  for (const source of sources)
    for (const value of source) {
      const key = JSON.stringify(value);
      if (!tried.has(key)) yield value;
      tried.add(key);
    }
}

/** How an example gets a value at the place that a condition reads. */
export function changesFor(
  { request }: CompiledDefinition,
  context: Context,
  { steps = [], as }: Example,
  location: string,
  field: Pointer,
  value: unknown,
): Change[] {
  const at = firstEntryOf(field);
  if (location.startsWith('schema#'))
    return [[`/answers${subjectOf(location.slice('schema#'.length))}${at}`, value]];
  const [root, part] = partsOf(location.slice('request#'.length));
  /** Of several steps with the same call the one at the same place among them. */
  const respond = (number: number, inner: Pointer): Change[] => {
    const call = request.steps[number]?.call;
    const before = request.steps.slice(0, number).filter((step) => step.call === call).length;
    const ofCall = [...steps.keys()].filter((i) => steps[i]!.call === call);
    const i = ofCall[before] ?? ofCall.at(-1);
    if (i === undefined) return [];
    const given = steps[i]!.response ?? { status: 'success', ticketnumber: 'SR00000001' };
    return [
      [`/steps/${i}/response`, given],
      [`/steps/${i}/response${inner}`, value],
    ];
  };
  if (root === 'policies') return as.policyNo === undefined ? [] : [[`/policy${at}`, value]];
  if (location.endsWith('/foundWhen')) {
    const response = context.lookedUp?.[part!] ?? {};
    const place = `/lookedUp${pointerOf(part!)}`;
    return [
      [place, response],
      [place + at, value],
    ];
  }
  if (location.endsWith('/stopWhen')) return respond(Number(part), at);
  const [name, second, ...rest] = partsOf(at);
  if (name === 'answers' || name === 'customer' || name === 'link') return [[at, value]];
  if (name === 'policy') return as.policyNo === undefined ? [] : [[at, value]];
  if (name === 'loaded') return withLoaded(context, at, value);
  if (name === 'steps')
    return respond(
      request.steps.findIndex(({ id }) => id === second),
      pointerOf(...rest),
    );
  return [];
}
