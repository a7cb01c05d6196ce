import {
  descriptionOf,
  isMultipleChoice,
  parentOf,
  partsOf,
  type Pointer,
  pointerOf,
  policyStatuses,
  readOnlyFields,
  type Schema,
  schemaLocations,
  setAt,
} from '#engine';
import type { FormSurroundings } from '../assertionHolds';
import { type ConditionTest, isEvaluated, testsIn } from '../coverage/conditionRules';
import { plainResponse } from '../examples/runExample';
import { candidates } from '../fill/candidates';
import { fieldNameOf, firstEntryOf } from '../fill/field';
import type { Random } from '../fill/random';
import { subjectOf } from '../fill/wishes';
import type { Candidate, Change } from './candidate';
import { named } from './fieldValues';
import type { FormState } from './formState';
import { inTurn } from './inTurn';
import { recordChange, sourceChange } from './recordChange';

/**
 * Each value that a condition tests, on both sides of the test, of each test in turn. `isWanted`: the locations of
 * conditions to try; `isFirst`: the tests to begin with, by their pointers into the file.
 */
export function* conditionChanges(
  state: FormState,
  random: Random,
  isWanted: (location: string) => boolean = () => true,
  isFirst: (at: Pointer) => boolean = () => false,
): Generator<Candidate> {
  for (const [location, condition] of Object.entries(schemaLocations(state.definition))) {
    if (location === 'schema' || !isEvaluated(location) || !isWanted(location)) continue;
    const place = location.slice(location.indexOf('#') + 1);
    const tests = [...testsIn(condition)];
    const first = tests.filter(({ at }) => isFirst(place + at));
    for (const some of [first, tests.filter((test) => !first.includes(test))])
      yield* inTurn(some.map((test) => testChanges(state, location, test, random)));
  }
}

function* testChanges(
  state: FormState,
  location: string,
  { schema, field, keyword, at }: ConditionTest,
  random: Random,
): Generator<Candidate> {
  const near = [`${location} `, `${location}${at}`];
  // The condition of a choice is asked where that is chosen.
  const [part, choiceOf = '', choice] = partsOf(location.slice('request#'.length));
  const chosen: Change[] =
    part === 'choices' ? [[`/answers${firstEntryOf(choiceOf)}`, choice]] : [];
  const values =
    keyword === 'required'
      ? [undefined, 'A1', true]
      : valuesAround(schema, field, state.around(), random);
  for (const value of values) {
    const changes = changesFor(state, location, field, value);
    if (changes.length === 0) continue;
    changes.push(...chosen);
    yield { changes, near };
    const kept = keptLoaded(state, changes);
    if (kept) yield { changes: [...changes, kept], near };
  }
}

/** What is loaded as it was, where it may depend on a record that changes. */
function keptLoaded(
  { definition: { request }, context: { loaded }, example }: FormState,
  changes: Change[],
): Change | undefined {
  if (!loaded || example.loaded || !request.load?.some(({ when }) => when)) return undefined;
  return changes.some(([at]) => /^\/(policy|customer)\//.test(at))
    ? ['/loaded', loaded]
    : undefined;
}

function* valuesAround(
  schema: Schema,
  field: Pointer,
  around: FormSurroundings,
  random: Random,
): Generator<unknown> {
  const tried = new Set<string>();
  const sources = [
    field.endsWith('/policyStatus') ? policyStatuses : [],
    named(schema, around),
    typeof schema.const === 'boolean' ? [!schema.const, schema.const] : [],
    [undefined],
    lengthsAround(schema),
    // What was there before says more than any other value.
    schema.changedFrom ? [] : candidates([schema], around, random),
    ['OTHER', '', 0, true, false],
  ];
  for (const source of sources)
    for (const value of source) {
      const key = JSON.stringify(value);
      if (!tried.has(key)) yield value;
      tried.add(key);
    }
}

/** Texts of the lengths around the shortest and the longest one. */
const lengthsAround = ({ minLength, maxLength }: Schema): string[] =>
  [minLength, maxLength].flatMap((limit) =>
    typeof limit === 'number'
      ? [limit, limit - 1, limit + 1].filter((n) => n >= 0).map((n) => 'A'.repeat(n))
      : [],
  );

/** A record with its value; in a list the entry with it alone, as another one could decide the same. */
function recordWith(state: FormState, field: Pointer, value: unknown): [Pointer, unknown] {
  const [, list, inner] = /^(.*?)\/items(\/.*)?$/.exec(field) ?? [];
  if (list === undefined) return [field, value];
  if (inner === undefined) return [list, value === undefined ? [] : [value]];
  const entry = structuredClone((state.valueAt(`${list}/0`) ?? {}) as object);
  setAt(entry, firstEntryOf(inner), value);
  return [list, [entry]];
}

/** How an example gets a value at the place that a condition reads. */
export function changesFor(
  state: FormState,
  location: string,
  field: Pointer,
  value: unknown,
): Change[] {
  const { definition, context, example } = state;
  const { request } = definition;
  const { steps = [], as } = example;
  const at = firstEntryOf(field);
  const answer = (place: Pointer): Change[] => {
    const list = parentOf(place);
    if (/\/\d+$/.test(place) && isMultipleChoice(descriptionOf(definition.schema, list) ?? {}))
      return [[`/answers${list}`, value === undefined ? undefined : [value]]];
    return readOnlyFields(definition).includes(fieldNameOf(place))
      ? sourceChange(state, fieldNameOf(place), value)
      : [[`/answers${place}`, value]];
  };
  if (location.startsWith('schema#'))
    return answer(subjectOf(location.slice('schema#'.length)) + at);
  const [root, part] = partsOf(location.slice('request#'.length));
  /** Of several steps with the same call the one at the same place among them. */
  const respond = (number: number, inner: Pointer): Change[] => {
    const call = request.steps[number]?.call;
    const before = request.steps.slice(0, number).filter((step) => step.call === call).length;
    const ofCall = [...steps.keys()].filter((i) => steps[i]!.call === call);
    const i = ofCall[before] ?? ofCall.at(-1);
    if (i === undefined) return [];
    const { raises, raisesFor } = request.steps[number]!;
    // Only a step that raises a ticket answers with its number.
    const plain = raises || raisesFor ? plainResponse : { status: plainResponse.status };
    const given = steps[i]!.response ?? plain;
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
  const [name, second, ...rest] = partsOf(at);
  if (name === 'answers') return answer(at.slice('/answers'.length));
  if (['customer', 'link', 'policy', 'loaded'].includes(name!))
    return recordChange(state, ...recordWith(state, field, value));
  if (name === 'steps')
    return respond(
      request.steps.findIndex(({ id }) => id === second),
      pointerOf(...rest),
    );
  return [];
}
