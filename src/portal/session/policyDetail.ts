import { call } from '../calls/call';

export interface Rider {
  riderCode: string;
  riderName: string;
  riderSumAssured: number;
  riderStatus: string;
}

export interface Nominee {
  nomineeName: string;
  nomineeRelationCode: string;
  appointeeName: string;
  appointeeRelationCode: string;
}

/** All of a policy; names are spelled as documented (doc 1 §3, doc 2 §3). Money in rupees, days YYYY-MM-DD. */
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
  riderDetails: Rider[];
  noRiderDetails: boolean;
  proposerName: string;
  lifeAssuredName: string;
  ownerId: string;
  laId: string;
  nomineeDetail: Nominee[];
  noNomineeDetails: boolean;
  showPayNowBtn: boolean;
  exceesAmount: number;
  suspenseAmout: number;
  premiumToBePaidWithGst: number;
  premiumWithoutTax: number;
  premiumLeftToPay: number;
  premiumTerm: number;
  premiumPayingTerm: number;
  baseSumAssured: number;
  isUlipPolicy: boolean;
  fundStrategy: string;
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

const ownStrategy = 'Self-Managed Fund Strategy';

function buildPolicyDetail(data: any, isEligibleForRenewal: boolean): PolicyDetail {
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
    premiumPayingFrequency: data.premiumPayingFrequency === 'Annually' ? 'Year' : 'Month',
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
