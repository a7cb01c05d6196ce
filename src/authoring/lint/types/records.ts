import type { PolicyRecord } from '#engine';
import { objectWith, type ValueType } from './valueType';

const text: ValueType = { type: 'string' };
const dayMonthYear: ValueType = { type: 'string', format: 'dd/mm/yyyy' };
const birthday: ValueType = { type: 'string', format: 'date', title: 'date of birth' };
const textSuchAs = (...examples: string[]): ValueType => ({ type: 'string', examples });
const orEmpty = (format: string): ValueType => ({
  anyOf: [{ type: 'string', format }, { const: '' }],
});

/** A policy as request types see it (SESS-14, SESS-17). */
const policyTypes: { [field in keyof PolicyRecord]: ValueType } = {
  id: { type: 'integer' },
  policyNo: { type: 'string', title: 'policy number' },
  title: text,
  planName: text,
  planId: { type: 'string', title: 'plan id' },
  planType: textSuchAs('ULIP', 'TRAD', 'TERM', 'ANNUITY'),
  isUlipPolicy: { type: 'boolean' },
  dob: birthday,
  issuedDate: dayMonthYear,
  startDate: dayMonthYear,
  clientId: { type: 'string', title: 'client id' },
  policyStatus: { type: 'string', title: 'policy status' },
  lifeAssuredName: text,
  proposerName: text,
  frequency: textSuchAs('Annually', 'Half-yearly', 'Quarterly', 'Monthly'),
};

export const policyRecord = objectWith(policyTypes);
export const policyFields = Object.keys(policyTypes);

const addressFields: { [field: string]: ValueType } = {
  AddressLine1: text,
  AddressLine2: text,
  AddressLine3: text,
  AddressLine4: text,
  City: text,
  State: text,
  Pincode: orEmpty('pincode'),
  Country: text,
};

const address = (kind: string) =>
  Object.fromEntries(
    Object.entries(addressFields).map(([field, type]) => [kind + field, type] as const),
  );

const profile: { [field: string]: ValueType } = {
  clientId: { type: 'string', title: 'client id' },
  dateOfBirth: birthday,
  salutation: text,
  fullName: text,
  firstName: text,
  middleName: text,
  lastName: text,
  gender: { type: 'string', enum: ['M', 'F', 'TG', ''] },
  emailId: orEmpty('email'),
  emailType: { type: 'string', enum: ['primary'] },
  proposerAlternateEmail: orEmpty('email'),
  phoneNumber: orEmpty('phone'),
  mobileNo: orEmpty('phone'),
  alternateContact: orEmpty('phone'),
  motherName: text,
  pan: orEmpty('pan'),
  panNo: orEmpty('pan'),
};

/** The customer: the stored profile, under both spellings (SESS-21, OPEN-010). A customer may have no address. */
export const customerRecord = objectWith(
  { ...profile, ...address('correspondence'), ...address('permanent') },
  Object.keys(profile),
);

export const customerFields = Object.keys(customerRecord.properties);

/** The name and the code of the sub-type. */
export const subTypeRecord = objectWith({ name: text, code: text });

/** What the link contained that opened the request: texts under any name, as far as there are any. */
export const linkRecord: ValueType = { type: 'object', additionalProperties: text };

export const today: ValueType = { type: 'string', format: 'date', title: 'day of today' };
export const attempt: ValueType = { type: 'string', format: 'uuid' };
