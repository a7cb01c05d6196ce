import { Type } from '@sinclair/typebox';
import type { Contract } from '../callContract';
import { asShownRecord } from '../asShown';
import { refusal } from '../refusal';
import {
  answers,
  input,
  moment,
  name,
  oneOf,
  orNull,
  policyNumber,
  shownMoment,
  shownPolicyNumber,
  subType,
  subTypeIfAny,
  success,
  text,
} from '../schemas';

/** The request that a draft or a PDF belongs to; all but the policy may be left out if only one is possible. */
const ofRequest = {
  policy_number: policyNumber,
  request_type: Type.Optional(name(60)),
  etli_sub_type: subTypeIfAny,
};

/** The numbers in the link of an incident (REV-61). */
const ofIncident = {
  incident_number: Type.Optional(text(40)),
  sr_number: Type.Optional(text(40)),
};

/** `saved_at` is that of the newest draft that the client knows. */
const pageName = Type.String({
  maxLength: 100,
  description: 'The page of a long form on which it was left; empty for the first one.',
});

const draft = input({
  ...ofRequest,
  form_data: answers,
  page: Type.Optional(pageName),
  ...ofIncident,
  saved_at: Type.Optional(moment),
});
const saved = success({ saved_at: shownMoment, version: Type.String() });

const notSaved = Type.Object({
  ...refusal.properties,
  saved_at: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'With 409: when the newer draft was saved, if that is the reason.',
    }),
  ),
});

const isOpen = oneOf('true', 'false');
const openTicket = Type.Optional(
  Type.String({ description: 'The open request, if this customer raised it.' }),
);

export const requestCalls = {
  'GET get-sr-sub-types/': {
    summary: 'Lists the sub-types of requests with their codes.',
    caller: 'session',
    changes: false,
    input: input({}),
    output: success({
      value: Type.Array(Type.Object({ sr_name: Type.String(), sub_type_code: Type.String() })),
    }),
  },
  'POST sr-status/': {
    summary: 'Says whether a request of a sub-type is open on a policy.',
    caller: 'session',
    changes: false,
    input: input({
      policy_number: policyNumber,
      etli_sub_type: subType,
      incident_number: Type.Optional(text(40)),
    }),
    output: success({ already_open: isOpen, ticketnumber: openTicket }),
  },
  'POST dgh-sr-status/': {
    summary:
      'Says whether a request of a sub-type is open on a policy, and whether the link of an incident has expired.',
    caller: 'session',
    changes: false,
    input: input({
      policy_number: policyNumber,
      etli_sub_type: subType,
      incident_number: text(40),
    }),
    output: success({
      already_open: isOpen,
      ticketnumber: openTicket,
      link_expired_message: Type.String(),
    }),
  },
  'POST track-service-request': {
    summary:
      'Lists the requests of a policy, or of all policies, newest first: all of them, or one page.',
    caller: 'session',
    changes: false,
    input: input({
      policyNumber: Type.Optional(policyNumber),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    }),
    output: Type.Object({
      total: Type.Integer(),
      open: Type.Integer({ description: 'How many of the total are not closed yet.' }),
      closed: Type.Integer({
        description: 'How many of them are closed. Requests with an unknown status are neither.',
      }),
      value: Type.Array(
        Type.Object({
          etli_PolicyNumber: Type.Object({ etli_applicationnumber: Type.String() }),
          etli_SubType: Type.Object({ etli_name: Type.String() }),
          statuscode: Type.Integer(),
          etli_srsubstatus: orNull(Type.String()),
          ticketnumber: Type.String(),
          createdon: shownMoment,
          etli_dateofclosure: orNull(shownMoment),
          description: orNull(Type.String()),
          request_type: orNull(
            Type.String({ description: 'The request type of this sub-type that raised it.' }),
          ),
          has_answers: Type.Boolean({
            description: 'Whether `sent-requests/` has a record of it.',
          }),
          withdraw: Type.Optional(
            Type.Object(
              {
                until: Type.String({ format: 'date', description: 'The last day.' }),
                message: Type.Optional(
                  Type.String({ description: 'What it means for the customer.' }),
                ),
              },
              { description: 'Only where the customer can withdraw it now.' },
            ),
          ),
        }),
      ),
    }),
  },
  'POST withdraw-request/': {
    summary:
      'Withdraws an open request of the customer, within the days of its request type. A second time it changes nothing. Requests of other customers are not found.',
    caller: 'session',
    changes: true,
    input: input({ ticketnumber: name(40) }),
    output: success({
      customerTold: Type.Boolean({
        description: 'Whether the customer was told by SMS or e-mail.',
      }),
    }),
  },
  'GET sent-requests/:ticketnumber/': {
    summary:
      'Gives what a request was raised with, as its form showed it then. Requests of other customers are not found.',
    caller: 'session',
    changes: false,
    input: input({ ticketnumber: name(40) }),
    output: success({
      ticketnumber: Type.String(),
      policy_number: shownPolicyNumber,
      title: Type.String({ description: 'The name of the sub-type.' }),
      createdon: shownMoment,
      sealed: oneOf('whole', 'broken', 'none'),
      sha256: Type.Optional(Type.String({ description: 'The seal of the record.' })),
      record: Type.Optional(asShownRecord),
    }),
  },
  'GET sent-requests/:ticketnumber/pdf/': {
    summary:
      'The same as a file, in the language in which it was sent, with the sealed record attached.',
    caller: 'session',
    changes: false,
    input: input({ ticketnumber: name(40) }),
    output: 'pdf',
  },
  'POST request-outcome/': {
    summary:
      'Says what became of a submit whose response did not arrive, by its Idempotency-Key. Keys of other customers are not found.',
    caller: 'session',
    changes: false,
    input: input({ idempotency_key: name(255) }),
    output: success({
      outcome: oneOf('raised', 'running', 'not-received'),
      answer: Type.Optional(
        Type.Unsafe<{ [name: string]: unknown }>({
          type: 'object',
          description: 'With `raised`: the response to the submit.',
        }),
      ),
      policy_number: Type.Optional(shownPolicyNumber),
      request_type: Type.Optional(orNull(Type.String())),
    }),
  },
  'GET dgh-draft/': {
    summary:
      'Gives the saved answers of a form, as far as it still asks for them, and what no longer fits.',
    caller: 'session',
    changes: false,
    input: input(ofRequest),
    output: success({
      form_data: Type.Union([answers, Type.Null()]),
      changes: Type.Array(
        Type.Object({
          at: Type.String(),
          title: Type.String(),
          was: Type.String(),
          message: Type.String(),
        }),
      ),
      page: Type.Optional(pageName),
      signatures: Type.Array(
        Type.Object({
          signature: Type.String(),
          state: oneOf('given', 'changed', 'expired'),
        }),
        {
          description:
            'The OTP signatures of this draft: given for exactly these answers, for other answers, or on another day.',
        },
      ),
      saved_at: Type.Optional(shownMoment),
      review_asked_at: Type.Optional(orNull(shownMoment)),
      version: Type.Optional(Type.String()),
      request_type: Type.Optional(Type.String()),
      incident_number: Type.Optional(Type.String()),
      sr_number: Type.Optional(Type.String()),
    }),
  },
  'POST dgh-draft/': {
    summary:
      'Saves the answers of a form, complete or not. If a newer draft exists, it is refused with 409.',
    caller: 'session',
    changes: true,
    input: draft,
    output: saved,
    refusal: notSaved,
  },
  'POST dgh-submit-review/': {
    summary:
      'Saves the answers of a form and asks for a review of them. If a newer draft exists, it is refused with 409.',
    caller: 'session',
    changes: true,
    input: draft,
    output: saved,
    refusal: notSaved,
  },
  'GET device-draft-keys/': {
    summary:
      'Gives the keys with which the browser encrypts what the customer types; the same ones in every session.',
    caller: 'session',
    changes: false,
    input: input({}),
    output: success({
      keys: Type.Array(
        Type.Object({
          id: Type.String({ description: 'Identifies the key without revealing it.' }),
          key: Type.String({ description: '32 bytes in Base64.' }),
        }),
        { description: 'The first encrypts, all of them decrypt.' },
      ),
      days: Type.Integer({ description: 'How long a device keeps drafts after the last save.' }),
    }),
  },
  'POST download-dgh-pdf/': {
    summary:
      'Gives a request as a file, with the answers that the input has, or else the saved ones.',
    caller: 'session',
    changes: false,
    input: input({ ...ofRequest, ...ofIncident, form_data: Type.Optional(answers) }),
    output: 'pdf',
  },
} as const satisfies Contract;
