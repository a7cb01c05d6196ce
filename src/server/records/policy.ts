import { type PolicyRecord, withoutBrand } from '#engine';
import type { Customer, Policy } from '../integrations/policyBook';
import { fundValueOf } from './funds';
import { nomineesOf } from './nominees';
import { isEligibleForRenewal } from './payable';
import { fullNameOf } from './profile';

/** An entry of `customerDataResponse` in the answer to a sign-in. */
export function policyEntryOf(customer: Customer, { policyNumber, data }: Policy) {
  return {
    policyNumber,
    dob: customer.dateOfBirth,
    contractIssueDate: data.contractIssueDate,
    planDescription: data.planName,
    planType: data.planType,
    planId: data.planId,
    entityCd: customer.clientId,
    status: data.policyStatus,
    frequency: data.frequency,
    lifeAssuredName: data.ownerIsLifeAssured
      ? fullNameOf(customer.data)
      : (data.lifeAssuredName ?? ''),
    proposerName: fullNameOf(customer.data),
  };
}

/** The policy detail; names are spelled as the specification spells them (SESS-18, SESS-20, SESS-22). */
export function policyDetailOf(customer: Customer, policy: Policy) {
  const { policyNumber, data } = policy;
  const isOwn = Boolean(data.ownerIsLifeAssured);
  const { lifeAssuredName, proposerName } = policyEntryOf(customer, policy);
  return {
    id: policyNumber,
    policyId: policyNumber,
    policyNo: policyNumber,
    title: data.planName,
    productName: data.planName,
    planId: data.planId,
    planType: data.planType,
    isUlipPolicy: data.planType === 'ULIP',
    policyStatus: data.policyStatus,
    dob: customer.dateOfBirth,
    policyIssuanceDate: data.contractIssueDate,
    premiumDueDate: data.premiumDueDate,
    maturityDate: data.maturityDate,
    policyCeaseDate: data.maturityDate,
    premiumPayingFrequency: data.frequency,
    premiumTerm: data.premiumTerm,
    premiumPayingTerm: data.premiumPayingTerm,
    premiumToBePaidWithGst: data.premiumToBePaidWithGst,
    premiumWithoutTax: data.premiumWithoutTax,
    premiumLeftToPay: data.premiumLeftToPay,
    exceesAmount: data.exceesAmount,
    suspenseAmout: data.suspenseAmout,
    baseSumAssured: data.baseSumAssured,
    profileId: data.profileId,
    fundStrategy: data.profileId,
    fundValue: fundValueOf(policy),
    showPayNowBtn: isEligibleForRenewal(policy),
    riderDetails: data.riders,
    noRiderDetails: data.riders.length === 0,
    nomineeDetail: nomineesOf({ data }),
    noNomineeDetails: data.nominees.length === 0,
    proposerName,
    lifeAssuredName,
    ownerId: customer.clientId,
    laId: isOwn ? customer.clientId : `${customer.clientId}-${policyNumber}`,
    laDob: isOwn ? customer.dateOfBirth : (data.lifeAssuredDob ?? ''),
    laGender: isOwn ? customer.data.gender : (data.lifeAssuredGender ?? ''),
    laMobile: isOwn ? customer.phoneNumber : (data.lifeAssuredPhone ?? ''),
    laEmail: isOwn ? customer.emailId : (data.lifeAssuredEmail ?? ''),
    ownerMobile: customer.phoneNumber,
    ownerEmail: customer.emailId,
  };
}

/** A policy for the rules of request types: equal to an entry of the browser's policy list (SESS-14). */
export function policyForRules(
  customer: Customer,
  policy: Policy,
  id: number,
  brandWord: string,
): PolicyRecord {
  const entry = policyEntryOf(customer, policy);
  const planName = withoutBrand(entry.planDescription, brandWord);
  const issuedDate = entry.contractIssueDate.split('-').reverse().join('/');
  return {
    id,
    policyNo: entry.policyNumber,
    title: `${entry.policyNumber} - ${planName}`,
    planName,
    planId: entry.planId,
    planType: entry.planType,
    isUlipPolicy: entry.planType === 'ULIP',
    dob: entry.dob,
    issuedDate,
    startDate: issuedDate,
    clientId: entry.entityCd,
    policyStatus: entry.status,
    lifeAssuredName: entry.lifeAssuredName,
    proposerName: entry.proposerName,
    frequency: entry.frequency,
  };
}
