import { type Definition, type Pointer, pointerOf } from '#engine';
import type { Operator } from '../mutant';
import { conditionPlaces } from '../places';
import { mutants, slip, type Slip } from './operator';
import { otherField } from './others';
import { testsOf } from './words/keywords';
import { fieldName } from './words/names';
import { placeName } from './words/sites';

function* gatesDropped(definition: Definition): Generator<Slip> {
  const place = conditionPlaces(definition, 'request').find(({ at }) => at === '/submitWhen/is');
  if (place)
    yield slip(
      `the form could be submitted at any time and not only where ${testsOf(definition, place)}`,
      '/submitWhen',
    );
}

/** What each value of `openRequestCheck` means. */
const checks = (definition: Definition, value: unknown): string =>
  value === true
    ? 'when the policy is picked'
    : value === false
      ? 'never'
      : value === 'link'
        ? 'when the policy is picked or the link of an incident has expired'
        : `when ${fieldName(definition, String(value))} is pressed`;

const refersToLink = ({ request }: Definition) => JSON.stringify(request).includes('"/link/');

function* checksChanged(definition: Definition): Generator<Slip> {
  const now = definition.request.openRequestCheck;
  // Without values of a link in the definition "link" is no more than true.
  const hasLink = now === 'link' || refersToLink(definition);
  for (const value of [true, false, ...(hasLink ? ['link'] : [])]) {
    if (value === now) continue;
    const words =
      value === false
        ? `nothing looked for an open request of this kind, which is done ${checks(definition, now)}`
        : `an open request of this kind kept the customer out ${checks(definition, value)}, ${now === false ? 'which it does not do' : `and not ${checks(definition, now)}`}`;
    yield slip(words, '/openRequestCheck', value);
  }
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

export const gateOperators: Operator[] = [
  {
    id: 'request:gate-dropped',
    part: 'gates',
    explains: 'Lets the form be submitted at any time, and not only once its condition is true.',
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
          'the customer were not told that such a request is open already',
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
    id: 'request:withdraw-changed',
    part: 'after',
    explains: 'Lets the customer withdraw a request one day longer than is meant, or not at all.',
    mutantsOf: mutants('request', function* ({ request: { withdraw } }) {
      if (!withdraw) return;
      yield slip(
        `a request could be withdrawn ${withdraw.days + 1} and not ${withdraw.days} days long`,
        '/withdraw/days',
        withdraw.days + 1,
      );
      yield slip('a request could not be withdrawn', '/withdraw');
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
