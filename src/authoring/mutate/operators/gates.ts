import { type Definition, partsOf, type Pointer, pointerOf, type Step } from '#engine';
import type { Operator } from '../mutant';
import { conditionPlaces, objectsIn } from '../places';
import { mutants, pairsOf, slip, type Slip, swap } from './operator';
import { otherField, otherPointer } from './others';
import { otherValue } from './schemaChoices';
import { testsOf } from './words/keywords';
import { fieldName, pointerName, quoted, valueName } from './words/names';
import { placeName } from './words/sites';

/** What is not checked where one of the gates is missing. */
const gates: [at: string, condition: string, words: string][] = [
  [
    '/policies/allowed',
    '/policies/allowed/where',
    'any policy that is offered could go on and not only where',
  ],
  ['/blocked', '/blocked/when', 'the request were not blocked where'],
  ['/submitWhen', '/submitWhen/is', 'the form could be submitted at any time and not only where'],
];

function* gatesDropped(definition: Definition): Generator<Slip> {
  const places = conditionPlaces(definition, 'request');
  for (const [at, condition, words] of gates) {
    const place = places.find((one) => one.at === condition);
    if (place) yield slip(`${words} ${testsOf(definition, place)}`, at);
  }
}

/** What each value of `openRequestCheck` means. */
const checks = (definition: Definition, value: unknown): string =>
  value === true
    ? 'when the policy is picked'
    : value === false
      ? 'not at all'
      : value === 'link'
        ? 'when the policy is picked, with the link of an incident,'
        : `when ${fieldName(definition, String(value))} is pressed`;

function* checksChanged(definition: Definition): Generator<Slip> {
  const now = definition.request.openRequestCheck;
  for (const value of [true, false, 'link'])
    if (value !== now)
      yield slip(
        `an open request of this kind were looked for ${checks(definition, value)} and not ${checks(definition, now)}`
          .replace('not not at all', 'not never')
          .replace(/,$/, ''),
        '/openRequestCheck',
        value,
      );
}

function* fieldsChanged(definition: Definition): Generator<Slip> {
  const { openRequestNotice, steps } = definition.request;
  const choices = [
    ['/openRequestNotice', openRequestNotice?.field] as const,
    ...steps.map(({ pause }, i) => [`/steps/${i}/pause/choices`, pause?.choices?.field] as const),
  ];
  for (const [at, field] of choices) {
    const other =
      field === undefined
        ? undefined
        : (otherField(definition, field) ?? firstOther(definition, field));
    if (field !== undefined && other !== undefined)
      yield slip(
        `a customer who changes an answer were led to ${fieldName(definition, other)} and not to ${fieldName(definition, field)}`,
        `${at}/field`,
        other,
      );
  }
}

const firstOther = ({ schema }: Definition, field: Pointer): Pointer | undefined =>
  Object.keys(schema.properties ?? {})
    .map((name) => pointerOf(name))
    .find((one) => one !== field);

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
          `${fieldName(definition, field)} were never ${valueName(definition, field, is)} by its conditions`,
          `${at}/${i}`,
        );
}

function* casesChanged(definition: Definition): Generator<Slip> {
  for (const [at, cases, field] of chooses(definition))
    for (const [i, { is }] of cases.entries()) {
      const other = otherValue(definition, field, is);
      yield slip(
        `${fieldName(definition, field)} were ${valueName(definition, field, other)} where its conditions say ${valueName(definition, field, is)}`,
        `${at}/${i}/is`,
        other,
      );
    }
}

function* casesSwapped(definition: Definition): Generator<Slip> {
  for (const [at, cases, field] of chooses(definition))
    for (const [one, other, i] of pairsOf(cases))
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
      `the server concluded nothing about ${fieldName(definition, field)} from the step ${quoted(step.id)}`,
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

export const gateOperators: Operator[] = [
  {
    id: 'request:gate-dropped',
    part: 'gates',
    explains:
      'Takes one of the gates away that a request has to pass: which policies may go on, what blocks it, when it can be submitted.',
    mutantsOf: mutants('request', gatesDropped),
  },
  {
    id: 'request:open-check-changed',
    part: 'gates',
    explains: 'Looks for an open request of the same kind at another moment, or never.',
    mutantsOf: mutants('request', checksChanged),
  },
  {
    id: 'request:notice-dropped',
    part: 'gates',
    explains: 'Does not tell the customer that a request of this kind is open already.',
    mutantsOf: mutants('request', function* ({ request }) {
      if (request.openRequestNotice)
        yield slip(
          'nobody told the customer that such a request is open already',
          '/openRequestNotice',
        );
    }),
  },
  {
    id: 'request:field-elsewhere',
    part: 'drawing',
    explains: 'Leads a customer who wants to change an answer to another field.',
    mutantsOf: mutants('request', fieldsChanged),
  },
  {
    id: 'request:until-changed',
    part: 'drawing',
    explains: 'Hides the submit button in place of disabling it, or the other way round.',
    mutantsOf: mutants('request', function* ({ request: { submitWhen } }) {
      if (!submitWhen) return;
      const other = submitWhen.until === 'hidden' ? 'disabled' : 'hidden';
      yield slip(
        `the submit button were ${other} and not ${submitWhen.until} until the form can be submitted`,
        '/submitWhen/until',
        other,
      );
    }),
  },
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
  {
    id: 'request:resend-changed',
    part: 'drawing',
    explains: 'Lets the OTP of a signature be sent again one second later than is meant.',
    mutantsOf: mutants('request', function* (definition) {
      for (const [i, { resendAfter }] of (definition.request.signatures ?? []).entries())
        yield slip(
          `the OTP for ${placeName(definition, ['signatures', String(i)])} could be sent again after ${resendAfter + 1} and not ${resendAfter} seconds`,
          `/signatures/${i}/resendAfter`,
          resendAfter + 1,
        );
    }),
  },
  {
    id: 'request:applies-changed',
    part: 'after',
    explains:
      'Lets the change take effect on the picked policy alone in place of all policies, or the other way round.',
    mutantsOf: mutants('request', function* ({ request }) {
      const [now, other] =
        request.appliesTo === 'all-policies'
          ? ['all policies of the customer', 'the picked policy']
          : ['the picked policy', 'all policies of the customer'];
      yield slip(
        `the change took effect on ${other} and not on ${now}`,
        '/appliesTo',
        request.appliesTo === 'all-policies' ? 'policy' : 'all-policies',
      );
    }),
  },
  {
    id: 'request:then-changed',
    part: 'after',
    explains:
      'Leaves the customer on the form after the submit in place of the list of requests, or the other way round.',
    mutantsOf: mutants('request', function* ({ request: { success } }) {
      const isList = success.then === 'list';
      yield slip(
        `the customer ${isList ? 'stayed at the form' : 'were led to the list of requests'} after the submit and ${isList ? 'were not led to the list of requests' : 'did not stay at the form'}`,
        '/success/then',
        isList ? 'stay' : 'list',
      );
    }),
  },
];
