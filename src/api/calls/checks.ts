import { Type } from '@sinclair/typebox';
import type { Contract } from '../callContract';
import {
  formatted,
  input,
  matching,
  name,
  policyNumber,
  subTypeIfAny,
  success,
  text,
  textSuchAs,
} from '../schemas';

const otpType = matching('^[A-Za-z]{1,20}$', 20);

/** The size limit of a photo in bytes; base64 encodes three bytes in four characters. */
export const photoBytes = 5_000_000;
const photoLength = Math.ceil(photoBytes / 3) * 4;

const panState = { pan_status: textSuchAs('valid', 'invalid pan'), message: Type.String() };
const pennyDrop = { data: Type.Object({ Response: Type.String() }) };

export const checkCalls = {
  'POST get-otp/': {
    summary:
      'Sends an OTP to a contact that the customer wants to verify, or to a party that signs a saved form.',
    caller: 'session',
    changes: true,
    input: input({
      policy_number: policyNumber,
      phone_number: { ...text(20), title: 'phone number' },
      email: { ...text(100), title: 'e-mail address' },
      otp_type: otpType,
      signature: Type.Optional(name(60)),
      request_type: Type.Optional(name(60)),
      etli_sub_type: subTypeIfAny,
    }),
    output: success({ unique_id: Type.String() }),
  },
  'POST verify-otp/': {
    summary:
      'Checks an OTP that get-otp sent. For a signature the status is true or false instead of a text.',
    caller: 'session',
    changes: true,
    input: input({ Otp_recieved: name(10), unique_id: name(64), otp_type: otpType }),
    output: Type.Object({ status: Type.Union([Type.Literal('success'), Type.Literal(true)]) }),
    declined: Type.Object({
      status: Type.Union([Type.Literal('failed'), Type.Literal(false)]),
      message: Type.String(),
    }),
  },
  'POST pan-check/': {
    summary: 'Asks the register of PANs for the state of a PAN.',
    caller: 'session',
    changes: false,
    input: input({
      policy_number: policyNumber,
      new_pan_number: formatted('pan', 10),
      existing_pan_number: Type.Optional(text(10)),
      name: name(200),
      etli_sub_type: subTypeIfAny,
    }),
    output: success(panState),
    declined: Type.Object({ status: Type.Literal('failed'), ...panState }),
  },
  'POST penny-drop/': {
    summary: 'Asks the bank whose account it is, by paying a very small amount into it.',
    caller: 'session',
    changes: true,
    input: input({
      accountNumber: formatted('digits', 20),
      bankIFSC: formatted('ifsc', 11),
      referenceId: name(40),
      accountHolderName: name(200),
      etli_sub_type: subTypeIfAny,
    }),
    output: success(pennyDrop),
    declined: Type.Object({ status: textSuchAs('failure'), ...pennyDrop }),
  },
  'POST face-liveness/': {
    summary: 'Checks whether a photo shows a living face. The photo is not stored.',
    caller: 'session',
    changes: true,
    bodyBytes: photoLength + 1024,
    input: input({
      image: name(photoLength),
      policy_number: policyNumber,
      etli_sub_type: subTypeIfAny,
    }),
    output: success({ liveness: textSuchAs('real', 'no face') }),
  },
} as const satisfies Contract;
