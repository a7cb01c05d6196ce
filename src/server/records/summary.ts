import { withoutBrand } from '#engine';
import type { Customer, Policy } from '../integrations/policyBook';
import type { Output } from '#api';
import { policyDetailOf } from './policy';
import { revivalOf, takesPremium } from './payable';

type PendingPayment = NonNullable<Output<'GET policies/'>['policies'][number]['pendingPayment']>;

interface PendingWork {
  openRequests: number;
  /** The number of the open request to revive the policy. */
  openRevival: string | null;
  pendingPayment: PendingPayment | null;
}

/** A policy in a list: without riders, nominees and contacts. */
export function summaryOf(
  customer: Customer,
  policy: Policy,
  { openRequests, openRevival, pendingPayment }: PendingWork,
  brandWord: string,
) {
  const detail = policyDetailOf(customer, policy);
  const planName = withoutBrand(detail.productName, brandWord);
  return {
    policyNo: detail.policyNo,
    title: `${detail.policyNo} - ${planName}`,
    planName,
    planId: detail.planId,
    planType: detail.planType,
    isUlipPolicy: detail.isUlipPolicy,
    policyStatus: detail.policyStatus,
    takesPremium: takesPremium(policy),
    premiumDueDate: detail.premiumDueDate,
    premiumPayingFrequency: detail.premiumPayingFrequency,
    premiumToBePaidWithGst: detail.premiumToBePaidWithGst,
    premiumWithoutTax: detail.premiumWithoutTax,
    premiumLeftToPay: detail.premiumLeftToPay,
    suspenseAmout: detail.suspenseAmout,
    exceesAmount: detail.exceesAmount,
    baseSumAssured: detail.baseSumAssured,
    policyIssuanceDate: detail.policyIssuanceDate,
    policyCeaseDate: detail.policyCeaseDate,
    profileId: detail.profileId,
    lifeAssuredName: detail.lifeAssuredName,
    proposerName: detail.proposerName,
    fundValue: detail.fundValue,
    fundCount: policy.data.funds?.length ?? 0,
    showPayNowBtn: detail.showPayNowBtn,
    dghStatus: revivalOf(policy),
    openRequests,
    openRevival,
    pendingPayment,
  };
}

export type PolicySummary = ReturnType<typeof summaryOf>;
