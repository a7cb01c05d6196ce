import { Type } from '@sinclair/typebox';
import type { Contract } from '../callContract';
import {
  birthday,
  clientId,
  input,
  name,
  shownBirthday,
  shownClientId,
  shownDay,
  shownMoment,
  shownPlanId,
  shownPolicyNumber,
  success,
} from '../schemas';

/** Customers identify themselves by date of birth and exactly one of the others (LOGIN-10). */
const identity = {
  dob: birthday,
  policyNumber: Type.Optional({ ...name(20), title: 'policy number' }),
  emailId: Type.Optional({ ...name(100), title: 'e-mail' }),
  phoneNumber: Type.Optional({ ...name(20), title: 'phone number' }),
};
const oneIdentifier = {
  oneOf: ['policyNumber', 'emailId', 'phoneNumber'].map((field) => ({ required: [field] })),
};

/** A policy as the response to a sign-in lists it (SESS-14). */
const policyEntry = Type.Object({
  policyNumber: shownPolicyNumber,
  dob: shownBirthday,
  contractIssueDate: shownDay,
  planDescription: Type.String(),
  planType: Type.String(),
  planId: shownPlanId,
  entityCd: shownClientId,
  status: Type.String(),
  frequency: Type.String(),
  lifeAssuredName: Type.String(),
  proposerName: Type.String(),
});

export const sessionCalls = {
  'POST send-otp/': {
    summary: 'Sends the OTP for signing in to all contacts of the customer.',
    caller: 'anyone',
    changes: true,
    input: input(identity, oneIdentifier),
    output: success({
      id: Type.String(),
      message: Type.String(),
      maskedMobile: Type.String(),
      maskedEmail: Type.String(),
    }),
  },
  'POST validate-otp/': {
    summary: 'Signs the customer in. A session that is open elsewhere ends.',
    caller: 'anyone',
    changes: true,
    input: input({ ...identity, id: name(64), otp: name(10) }, oneIdentifier),
    output: success({
      access_token: Type.String(),
      UniqueClientId: Type.String(),
      sessionId: Type.String(),
      message: Type.String(),
      customerDataResponse: Type.Array(policyEntry),
      lastLoginDate: Type.Union([shownMoment, Type.Literal('')]),
    }),
  },
  'POST oauth/': {
    summary: 'Gives a token that is valid for longer, in a session that is still open.',
    caller: 'session',
    changes: false,
    encoding: 'form',
    input: input({
      grant_type: Type.Literal('refresh_token'),
      client_id: clientId,
      refresh_token: name(4000),
    }),
    output: success({ access_token: Type.String() }),
  },
  'POST logout/': {
    summary: 'Ends the session.',
    caller: 'session',
    changes: true,
    input: input({}),
    output: success(),
  },
} as const satisfies Contract;
