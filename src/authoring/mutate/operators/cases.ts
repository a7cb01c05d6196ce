import { type Definition, partsOf, type Pointer, pointerOf, sortedJson, type Step } from '#engine';
import type { Operator } from '../mutant';
import { objectsIn } from '../places';
import { mutants, pairsOf, slip, type Slip, swap } from './operator';
import { otherPointer } from './others';
import { otherValue } from './schemaChoices';
import { fieldName, pointerName, quoted, valueName } from './words/names';

/** The cases of each `choose`, with the field that it is for. */
function* chooses({
  request,
}: Definition): Generator<[at: Pointer, cases: { is: unknown }[], field: Pointer]> {
  for (const [at, { choose }] of objectsIn({
    prefill: request.prefill ?? {},
    steps: request.steps,
  }))
    if (Array.isArray(choose)) yield [`${at}/choose`, choose, partsOf(at).at(-1)!];
}

function* casesDropped(definition: Definition): Generator<Slip> {
  for (const [at, cases, field] of chooses(definition))
    for (const [i, { is }] of cases.entries())
      if (cases.length > 1)
        yield slip(
          `the case ${i + 1} of ${fieldName(definition, field)}, which gives ${valueName(definition, field, is)}, were missing`,
          `${at}/${i}`,
        );
}

function* casesChanged(definition: Definition): Generator<Slip> {
  for (const [at, cases, field] of chooses(definition))
    for (const [i, { is }] of cases.entries()) {
      const other = otherValue(definition, field, is);
      yield slip(
        `the case ${i + 1} of ${fieldName(definition, field)} gave ${valueName(definition, field, other)} and not ${valueName(definition, field, is)}`,
        `${at}/${i}/is`,
        other,
      );
    }
}

function* casesSwapped(definition: Definition): Generator<Slip> {
  for (const [at, cases, field] of chooses(definition))
    for (const [one, other, i] of pairsOf(cases))
      // Between cases that give the same the order decides about nothing.
      if (sortedJson(one.is) !== sortedJson(other.is))
        yield swap(
          `the case ${i + 2} of ${fieldName(definition, field)} (${valueName(definition, field, other.is)}) were looked at before the case ${i + 1} (${valueName(definition, field, one.is)})`,
          { at: `${at}/${i}`, value: one },
          { at: `${at}/${i + 1}`, value: other },
        );
}

/** What the server concludes where the payload does not say it. */
function* assumed({
  request,
}: Definition): Generator<
  [
    at: Pointer,
    field: Pointer,
    source: NonNullable<Step['assumes']>[string],
    step: Step,
    holder: object,
  ]
> {
  for (const [i, step] of request.steps.entries())
    for (const [field, source] of Object.entries(step.assumes ?? {}))
      yield [`/steps/${i}/assumes`, field, source, step, step.assumes!];
}

function* assumesDropped(definition: Definition): Generator<Slip> {
  for (const [at, field, , step, holder] of assumed(definition))
    yield slip(
      `the server could not tell ${fieldName(definition, field)} from the step ${quoted(step.id)}`,
      Object.keys(holder).length > 1 ? at + pointerOf(field) : at,
    );
}

function* assumesChanged(definition: Definition): Generator<Slip> {
  for (const [at, field, source] of assumed(definition)) {
    const place = at + pointerOf(field);
    const concluded = `the server took ${fieldName(definition, field)} to be`;
    if ('const' in source) {
      const other = otherValue(definition, field, source.const);
      yield slip(
        `${concluded} ${valueName(definition, field, other)} and not ${valueName(definition, field, source.const)}`,
        `${place}/const`,
        other,
      );
    } else if ('sentBy' in source) {
      const say = (pointer: Pointer) => pointerName(definition, pointer);
      const or = otherPointer(definition, source.or);
      if (or !== undefined)
        yield slip(
          `${concluded} ${say(or)} and not ${say(source.or)} without the step ${quoted(source.sentBy)}`,
          `${place}/or`,
          or,
        );
      const other = definition.request.steps.find(({ id }) => id !== source.sentBy)?.id;
      if (other !== undefined)
        yield slip(
          `${concluded} what the step ${quoted(other)} sent and not what ${quoted(source.sentBy)} sent`,
          `${place}/sentBy`,
          other,
        );
      yield slip(
        `${concluded} ${quoted(`${source.as}X`)} and not ${quoted(source.as)} of the step ${quoted(source.sentBy)}`,
        `${place}/as`,
        `${source.as}X`,
      );
    }
  }
}

export const caseOperators: Operator[] = [
  {
    id: 'request:case-dropped',
    part: 'first',
    explains: 'Leaves out one of the cases by which a value is chosen.',
    mutantsOf: mutants('request', casesDropped),
  },
  {
    id: 'request:case-changed',
    part: 'first',
    explains: 'Chooses another value in one of the cases.',
    mutantsOf: mutants('request', casesChanged),
  },
  {
    id: 'request:cases-swapped',
    part: 'first',
    explains:
      'Lets two cases change places: the first one that holds counts, so that order matters where both hold.',
    mutantsOf: mutants('request', casesSwapped),
  },
  {
    id: 'request:assumes-dropped',
    part: 'steps',
    explains: 'Lets the server conclude nothing about an answer that the payload does not contain.',
    mutantsOf: mutants('request', assumesDropped),
  },
  {
    id: 'request:assumes-changed',
    part: 'steps',
    explains:
      'Lets the server conclude something else about an answer that the payload does not contain.',
    mutantsOf: mutants('request', assumesChanged),
  },
];
