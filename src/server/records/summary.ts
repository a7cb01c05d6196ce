import { withoutBrand } from '#engine';
import type { Customer, Policy } from '../integrations/policyBook';
import type { Order } from '../payments/orders';
import { rupeesOf } from './paise';
import { policyDetailOf } from './policy';
import { revivalOf } from './payable';

interface PendingWork {
  openRequests: number;
  pendingOrder: Order | undefined;
}

/** A policy in a list: without riders, nominees and contacts. */
export function summaryOf(
  customer: Customer,
  policy: Policy,
  { openRequests, pendingOrder }: PendingWork,
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
    showPayNowBtn: detail.showPayNowBtn,
    dghStatus: revivalOf(policy),
    openRequests,
    pendingPayment: pendingOrder
      ? {
          txn_id: pendingOrder.txnId,
          amount: rupeesOf(pendingOrder.paise),
          startedAt: pendingOrder.startedAt.toISOString(),
        }
      : null,
  };
}

export type PolicySummary = ReturnType<typeof summaryOf>;
