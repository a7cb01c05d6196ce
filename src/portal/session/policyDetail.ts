import { call } from '../calls/call';

export interface PolicyDetail {
  id: string;
  title: string;
  policyNo: string;
  policyStatus: string;
  planType: string;
  dob: string;
  policyIssuanceDate: string;
  premiumDueDate: string;
  maturityDate: string;
  premiumPayingFrequency: 'Year' | 'Month';
  profileId: string;
  riderDetails: unknown[];
  proposerName: string;
  lifeAssuredName: string;
  ownerId: string;
  laId: string;
  nomineeDetail: unknown[];
  showPayNowBtn: boolean;
  exceesAmount: number;
  premiumToBePaidWithGst: number;
  baseSumAssured: number;
}

/** The policy as the insurer's book has it today; undefined when the book does not answer. */
export async function fetchPolicyDetail(
  dob: string,
  policyNo: string,
): Promise<PolicyDetail | undefined> {
  const manner = { isQuiet: true, isBackground: true };
  const [policy, renewal] = await Promise.all([
    call('GET policy/', { dob, policyNo }, manner),
    call('POST check-pay-now-eligibilty/', { dob, policy_number: policyNo }, manner),
  ]);
  if (!policy.status) return undefined;
  return buildPolicyDetail(
    policy.data,
    renewal.status && renewal.data.isEligibleForRenewal === true,
  );
}

function buildPolicyDetail(data: any, isEligibleForRenewal: boolean): PolicyDetail {
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
    premiumPayingFrequency: data.premiumPayingFrequency === 'Annually' ? 'Year' : 'Month',
    profileId: data.profileId || 'Self-Managed Fund Strategy',
    riderDetails: data.riderDetails ?? [],
    proposerName: data.proposerName,
    lifeAssuredName: data.lifeAssuredName,
    ownerId: data.ownerId,
    laId: data.laId,
    nomineeDetail: data.nomineeDetail ?? [],
    showPayNowBtn: isEligibleForRenewal,
    exceesAmount: data.exceesAmount,
    premiumToBePaidWithGst: data.premiumToBePaidWithGst,
    baseSumAssured: data.baseSumAssured,
  };
}
