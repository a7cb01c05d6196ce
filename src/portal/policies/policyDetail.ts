import type { Output } from '#api';
import { call } from '../calls/call';

type Policy = Output<'GET policy/'>;
export type Rider = Policy['riderDetails'][number];
export type Nominee = Policy['nomineeDetail'][number];

/** All details of a policy (SESS-18, POL-07). Amounts in rupees, dates YYYY-MM-DD. */
export type PolicyDetail = ReturnType<typeof buildPolicyDetail>;

/** The policy as the server has it now; undefined when it does not respond. */
export async function fetchPolicyDetail(
  dob: string,
  policyNo: string,
): Promise<PolicyDetail | undefined> {
  const options = { isQuiet: true, isContent: true };
  const [policy, renewal] = await Promise.all([
    call('GET policy/', { dob, policyNo }, { ...options, needs: 'policyNo' }),
    call('POST check-pay-now-eligibilty/', { dob, policy_number: policyNo }, options),
  ]);
  if (policy.status !== 'ok') return undefined;
  return buildPolicyDetail(
    policy.data,
    renewal.status === 'ok' && renewal.data.isEligibleForRenewal === true,
  );
}

const ownStrategy = 'Self-Managed Fund Strategy';

function buildPolicyDetail(data: Policy, isEligibleForRenewal: boolean) {
  const { riderDetails = [], nomineeDetail = [] } = data;
  return {
    id: data.policyId ?? data.id,
    title: data.productName ?? data.title,
    policyNo: data.policyNo,
    policyStatus: data.policyStatus,
    planType: data.planType,
    dob: data.dob,
    policyIssuanceDate: data.policyIssuanceDate,
    premiumDueDate: data.premiumDueDate,
    maturityDate: data.policyCeaseDate ?? data.maturityDate,
    premiumPayingFrequency:
      data.premiumPayingFrequency === 'Annually' ? ('Year' as const) : ('Month' as const),
    profileId: data.profileId || ownStrategy,
    riderDetails,
    noRiderDetails: data.noRiderDetails ?? riderDetails.length === 0,
    proposerName: data.proposerName,
    lifeAssuredName: data.lifeAssuredName,
    ownerId: data.ownerId,
    laId: data.laId,
    nomineeDetail,
    noNomineeDetails: data.noNomineeDetails ?? nomineeDetail.length === 0,
    showPayNowBtn: isEligibleForRenewal,
    exceesAmount: data.exceesAmount,
    suspenseAmout: data.suspenseAmout,
    premiumToBePaidWithGst: data.premiumToBePaidWithGst,
    premiumWithoutTax: data.premiumWithoutTax,
    premiumLeftToPay: data.premiumLeftToPay,
    premiumTerm: data.premiumTerm,
    premiumPayingTerm: data.premiumPayingTerm,
    baseSumAssured: data.baseSumAssured,
    isUlipPolicy: data.isUlipPolicy ?? data.planType === 'ULIP',
    fundStrategy: data.fundStrategy || data.profileId || ownStrategy,
  };
}
