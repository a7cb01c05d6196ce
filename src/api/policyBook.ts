import { type Static, type TProperties, Type } from '@sinclair/typebox';
import {
  clientId,
  day,
  formatted,
  name,
  orEmpty,
  orNull,
  planId,
  policyNumber,
  text,
} from './schemas';

// The insurer's records, as a feed brings them (`npm run book`) and as POLICY_BOOK_URL answers them. Names that are not
// listed are refused: they are misspelt, or data that the portal must not keep.
const record = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Some names keep the insurer's spelling. */
const rupees = Type.Number({ minimum: 0, maximum: 1e13, description: 'In rupees.' });
const paise = Type.Integer({ minimum: 0, maximum: 1e15, description: 'In paise.' });
const percent = Type.Number({ minimum: 0, maximum: 100, description: 'In percent.' });
const years = Type.Integer({ minimum: 0, maximum: 120, description: 'In years.' });
const dayIfKnown = orEmpty(day);
const phone = Type.String({
  pattern: '^([0-9]{10})?$',
  maxLength: 10,
  description: 'Ten digits, as customers type it to sign in; empty if it is not known.',
});
const email = orEmpty(formatted('email', 254));

const address = record({
  line1: text(100),
  line2: text(100),
  line3: text(100),
  line4: text(100),
  city: text(60),
  state: text(60),
  pincode: text(20),
});

const personal = {
  title: text(20),
  firstName: text(100),
  middleName: text(100),
  lastName: text(100),
  gender: Type.Unsafe<string>({ type: 'string', enum: ['M', 'F', 'TG', ''] }),
  alternateContact: text(20),
  proposerAlternateEmail: email,
  motherName: text(100),
  pan: orEmpty(formatted('pan', 10)),
  gstin: orEmpty(formatted('gstin', 15)),
  country: text(60),
  address: Type.Optional(address),
  health: Type.Optional(
    Type.Unsafe<{ [field: string]: unknown }>({
      type: 'object',
      maxProperties: 500,
      description: 'Earlier answers to health questions, by field of the revival form.',
    }),
  ),
};

const rider = record({
  riderCode: name(20),
  riderName: text(100),
  riderSumAssured: rupees,
  riderStatus: text(40),
});

const nominee = record({
  nomineeName: text(150),
  nomineeDob: dayIfKnown,
  nomineeRelationCode: text(40),
  percentageAllocated: percent,
  appointeeName: text(150),
  appointeeDob: dayIfKnown,
  appointeeRelationCode: text(40),
});

const heldFund = record({
  fundCode: name(20),
  fundName: text(100),
  units: Type.Number({ minimum: 0, maximum: 1e12 }),
  nav: Type.Number({ minimum: 0, maximum: 1e9, description: 'In rupees for each unit.' }),
  allocation: Type.Number({ minimum: 0, maximum: 100, description: 'Percent of future premiums.' }),
});

const bankAccount = record({
  accountNumber: text(40),
  accountType: text(20),
  holderName: text(150),
  ifsc: text(11),
});

const terms = {
  planId,
  planName: name(150),
  planType: Type.String({ minLength: 1, maxLength: 20, examples: ['ULIP', 'TRAD', 'TERM'] }),
  policyStatus: name(60),
  frequency: Type.String({ maxLength: 20, examples: ['Annually', 'Half-yearly', 'Monthly'] }),
  premiumTerm: years,
  premiumPayingTerm: years,
  premiumWithoutTax: rupees,
  premiumToBePaidWithGst: rupees,
  premiumLeftToPay: rupees,
  suspenseAmout: rupees,
  exceesAmount: rupees,
  baseSumAssured: rupees,
  profileId: Type.String({ maxLength: 100, description: 'The investment strategy.' }),
  isEligibleForRenewal: Type.Boolean(),
  revivalRequired: text(20),
  contractIssueDate: day,
  premiumDueDate: Type.Unsafe<string>({
    ...dayIfKnown,
    description: 'Empty if no further premium is due.',
  }),
  maturityDate: dayIfKnown,
  riders: Type.Array(rider, { maxItems: 100 }),
  nominees: Type.Array(nominee, { maxItems: 100 }),
  funds: Type.Optional(Type.Array(heldFund, { maxItems: 100 })),
  existingBank: orNull(bankAccount),
  ownerIsLifeAssured: Type.Boolean(),
  lifeAssuredName: Type.Optional(text(150)),
  lifeAssuredDob: Type.Optional(dayIfKnown),
  lifeAssuredGender: Type.Optional(text(10)),
  lifeAssuredPhone: Type.Optional(text(20)),
  lifeAssuredEmail: Type.Optional(email),
  coverage: Type.Optional(Type.Array(record({ planId }), { maxItems: 100 })),
  evcApplicableTill: Type.Optional(text(20)),
};

const premium = record({
  receivedOn: day,
  paise,
  taxPaise: Type.Integer({ minimum: 0, maximum: 1e15, description: 'The taxes in it, in paise.' }),
  txnId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'The transaction number of a payment in the portal.',
    }),
  ),
});
const premiums = Type.Array(premium, { maxItems: 2000, description: 'All that were received.' });

/** The customer, as they are looked up at a sign-in. */
const holder = {
  clientId,
  dateOfBirth: day,
  phoneNumber: phone,
  emailId: email,
};
const policies = <P extends TProperties>(more: P) =>
  Type.Array(record({ policyNumber, ...terms, ...more }), {
    maxItems: 1000,
    description: 'In the order in which the customer sees them.',
  });

const present = record({ ...holder, ...personal, policies: policies({ premiums }) });
const removed = record({ clientId, deleted: Type.Literal(true) });

/** One line of a feed: everything that the insurer has on one customer, or that there is nothing any more. */
export type FeedLine = FeedCustomer | Static<typeof removed>;
export type FeedCustomer = Static<typeof present>;
export const feedLine = Type.Unsafe<FeedLine>({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A line of the feed of customers and policies',
  type: 'object',
  required: ['clientId'],
  if: { required: ['deleted'] },
  then: removed,
  else: present,
});

/** The answers of the insurer's policy book at POLICY_BOOK_URL, by call. */
export const policyBookAnswers = {
  'POST customers/search': record({
    customers: Type.Array(record({ ...holder, ...personal }), { maxItems: 100 }),
  }),
  'GET customers/{clientId}': record({ ...holder, ...personal, policies: policies({}) }),
  'GET policies/{policyNumber}/premiums': record({ premiums }),
  'POST policies/{policyNumber}/premiums': Type.Object({}),
};
