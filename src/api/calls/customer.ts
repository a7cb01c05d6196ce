import { Type } from '@sinclair/typebox';
import type { Contract } from '../callContract';
import {
  birthday,
  clientId,
  gender,
  input,
  recorded,
  shownBirthday,
  shownClientId,
  shownEmail,
  shownGstin,
  shownPan,
  shownPhone,
  success,
} from '../schemas';

const customer = input({ clientId, dob: birthday });

const textIfAny = Type.Optional(Type.String());

const addressParts = [
  'AddressLine1',
  'AddressLine2',
  'AddressLine3',
  'AddressLine4',
  'City',
  'State',
  'Pincode',
  'Country',
] as const;

const address = <Kind extends string>(kind: Kind) =>
  Object.fromEntries(addressParts.map((part) => [kind + part, textIfAny])) as {
    [Part in (typeof addressParts)[number] as `${Kind}${Part}`]: typeof textIfAny;
  };

export const customerCalls = {
  'POST client-details/': {
    summary: 'Gives the profile of the customer, with what the insurer knows of their health.',
    caller: 'session',
    changes: false,
    input: customer,
    output: success({
      clientId: shownClientId,
      dateOfBirth: shownBirthday,
      salutation: textIfAny,
      fullName: Type.String(),
      firstName: Type.String(),
      middleName: textIfAny,
      lastName: Type.String(),
      gender: Type.Optional(gender),
      emailId: shownEmail,
      emailType: recorded(['primary']),
      proposerAlternateEmail: Type.Optional(shownEmail),
      phoneNumber: shownPhone,
      mobileNo: shownPhone,
      alternateContact: Type.Optional(shownPhone),
      motherName: textIfAny,
      pan: Type.Optional(shownPan),
      panNo: Type.Optional(shownPan),
      ...address('correspondence'),
      ...address('permanent'),
      healthDetails: Type.Object({}),
    }),
  },
  'POST client-details-pan/': {
    summary: 'Gives the PAN on record.',
    caller: 'session',
    changes: false,
    input: customer,
    output: success({ panNo: Type.Optional(shownPan) }),
  },
  'GET get-gst-detail/': {
    summary: 'Gives the GSTIN on record, empty where there is none.',
    caller: 'session',
    changes: false,
    input: input({ clientId }),
    output: success({ etli_gstin: shownGstin }),
  },
} as const satisfies Contract;
