import { Type } from '@sinclair/typebox';
import type { Contract } from '../callContract';
import {
  birthday,
  frequency,
  gender,
  input,
  oneOf,
  orEmpty,
  orNull,
  planType,
  policyNumber,
  policyStatus,
  rupees,
  shownBirthday,
  shownClientId,
  shownDay,
  shownEmail,
  shownIfsc,
  shownMoment,
  shownPhone,
  shownPlanId,
  shownPolicyNumber,
  subTypeIfAny,
  success,
} from '../schemas';

const yesOrNo = oneOf('Yes', 'No');
const fundValue = orNull(rupees);

const rider = Type.Object({
  riderCode: Type.String(),
  riderName: Type.String(),
  riderSumAssured: rupees,
  riderStatus: Type.String(),
});

const nominee = Type.Object({
  id: Type.String(),
  nomineeName: Type.String(),
  nomineeDob: shownDay,
  nomineeRelation: Type.String(),
  nomineeRelationCode: Type.String(),
  percentageAllocated: Type.Number(),
  appointeeName: Type.String(),
  appointeeDob: shownDay,
  appointeeRelation: Type.String(),
  appointeeRelationCode: Type.String(),
  isEditNominee: Type.Boolean(),
});

/** The properties that the list and the details of policies share. */
const facts = {
  policyNo: shownPolicyNumber,
  title: Type.String(),
  planId: shownPlanId,
  planType,
  isUlipPolicy: Type.Boolean(),
  policyStatus,
  premiumDueDate: shownDay,
  premiumPayingFrequency: frequency,
  premiumToBePaidWithGst: rupees,
  premiumWithoutTax: rupees,
  premiumLeftToPay: rupees,
  suspenseAmout: rupees,
  exceesAmount: rupees,
  baseSumAssured: rupees,
  policyIssuanceDate: Type.String({ format: 'date' }),
  policyCeaseDate: shownDay,
  profileId: Type.String(),
  lifeAssuredName: Type.String(),
  proposerName: Type.String(),
  fundValue,
  showPayNowBtn: Type.Boolean(),
};

/** All details of a policy. The spelling of the names is fixed (SESS-18, POL-07). */
const policyDetail = {
  ...facts,
  id: shownPolicyNumber,
  policyId: shownPolicyNumber,
  productName: Type.String(),
  dob: shownBirthday,
  maturityDate: shownDay,
  premiumTerm: Type.Number({ description: 'In years.' }),
  premiumPayingTerm: Type.Number({ description: 'In years.' }),
  fundStrategy: Type.String(),
  riderDetails: Type.Array(rider),
  noRiderDetails: Type.Boolean(),
  nomineeDetail: Type.Array(nominee),
  noNomineeDetails: Type.Boolean(),
  ownerId: shownClientId,
  laId: shownClientId,
  laDob: orEmpty(shownBirthday),
  laGender: gender,
  laMobile: shownPhone,
  laEmail: shownEmail,
  ownerMobile: shownPhone,
  ownerEmail: shownEmail,
};

/** A payment on which the bank has not reported. */
const openPayment = {
  txn_id: Type.String(),
  amount: rupees,
  startedAt: shownMoment,
  askUntil: shownMoment,
};

const policySummary = Type.Object({
  ...facts,
  planName: Type.String(),
  takesPremium: Type.Boolean({ description: 'Whether further premiums are expected.' }),
  dghStatus: yesOrNo,
  fundCount: Type.Integer({ description: 'How many funds it holds.' }),
  openRequests: Type.Integer(),
  openRevival: orNull(
    Type.String({ description: 'The number of the open request to revive the policy.' }),
  ),
  pendingPayment: Type.Union([
    Type.Object({
      ...openPayment,
      isUnconfirmed: Type.Boolean({ description: 'Whether the bank did not report in time.' }),
    }),
    Type.Null(),
  ]),
});

/** What needs the customer's attention. `days` since or until the due date. */
const attention = Type.Union([
  Type.Object({
    kind: oneOf('premiumOverdue', 'premiumDue'),
    policyNo: shownPolicyNumber,
    dueDate: shownDay,
    amount: Type.Number({ description: 'In rupees: what is left to pay.' }),
    premium: rupees,
    days: Type.Integer(),
  }),
  Type.Object({
    kind: Type.Literal('revive'),
    policyNo: shownPolicyNumber,
    policyStatus,
  }),
  Type.Object({
    kind: Type.Literal('waiting'),
    policyNo: shownPolicyNumber,
    ticketnumbers: Type.Array(Type.String(), {
      description: 'Of the requests that wait for the customer, oldest first.',
    }),
  }),
  Type.Object({
    kind: Type.Literal('reviving'),
    policyNo: shownPolicyNumber,
    policyStatus,
    ticketnumber: Type.String(),
  }),
  Type.Object({
    kind: oneOf('paymentPending', 'paymentUnconfirmed'),
    policyNo: shownPolicyNumber,
    ...openPayment,
  }),
  Type.Object({
    kind: Type.Literal('openRequests'),
    policyNo: shownPolicyNumber,
    count: Type.Integer(),
  }),
]);

export const policyCalls = {
  'GET policies/': {
    summary: 'Lists the policies of the customer, and what needs attention, most urgent first.',
    caller: 'session',
    changes: false,
    input: input({}),
    output: success({
      policies: Type.Array(policySummary),
      attention: Type.Array(attention),
      navDate: Type.String({ format: 'date', description: 'The day of the NAVs in fund values.' }),
    }),
  },
  'GET policy/': {
    summary: 'Gives all that is known of a policy.',
    caller: 'session',
    changes: false,
    input: input({ dob: birthday, policyNo: policyNumber }),
    output: success(policyDetail),
  },
  'POST policy/search/': {
    summary: 'Gives all that is known of a policy, as the only element of a list, for a revival.',
    caller: 'session',
    changes: false,
    input: input({ dob: birthday, policyNumber }),
    output: success({ data: Type.Array(Type.Object(policyDetail)) }),
  },
  'POST policy-coverage/': {
    summary: 'Lists the plans that a term policy covers.',
    caller: 'session',
    changes: false,
    input: input({ policyNumber, dob: birthday }),
    output: success({ coverageDetails: Type.Array(Type.Object({ planId: shownPlanId })) }),
  },
  'GET rider-details/': {
    summary: 'Lists the riders of a policy.',
    caller: 'session',
    changes: false,
    input: input({ dob: birthday, policyNo: policyNumber }),
    output: success({ riderDetails: Type.Array(rider) }),
  },
  'POST check-pay-now-eligibilty/': {
    summary: 'Says whether a renewal premium can be paid now.',
    caller: 'session',
    changes: false,
    input: input({ dob: birthday, policy_number: policyNumber }),
    output: success({ isEligibleForRenewal: Type.Boolean() }),
  },
  'GET check-pay-now-dgh/': {
    summary: 'Says whether the policy must be revived before a premium is accepted.',
    caller: 'session',
    changes: false,
    input: input({ policyNumber }),
    output: success({ dghStatus: yesOrNo }),
  },
  'GET get-bank-detail/': {
    summary: 'Gives the bank account on record, with empty texts where there is none.',
    caller: 'session',
    changes: false,
    input: input({ policyNumber }),
    output: success({
      etli_bankaccountnumber: Type.String(),
      etli_accounttype: Type.String(),
      etli_accountholdername: Type.String(),
      etli_ifsccode_value: shownIfsc,
    }),
  },
  'POST evc-applicable-date/': {
    summary: 'Says until when the certificate of existence of an annuity is valid.',
    caller: 'session',
    changes: false,
    input: input({ policy_number: policyNumber, etli_sub_type: subTypeIfAny }),
    output: success({ applicable_till_date: shownDay }),
  },
} as const satisfies Contract;
