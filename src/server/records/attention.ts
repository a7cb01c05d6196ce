import { daysBetween } from '../clock';
import type { PolicySummary } from './summary';

/** A premium is worth a word this long before it is due. */
const daysAhead = 30;

/** The most urgent first. */
const order = ['premiumOverdue', 'revive', 'premiumDue', 'paymentPending', 'openRequests'];

interface Matter {
  kind: string;
  policyNo: string;
  /** Days until the premium is due, negative where it was due before. */
  inDays?: number;
  [fact: string]: unknown;
}

/** What waits for the customer, over all policies. `canPay`: the numbers of the policies whose premium can be paid. */
export function attentionFor(policies: PolicySummary[], canPay: Set<string>, today: string) {
  return policies
    .flatMap((policy) => [
      ...premiumMatter(policy, canPay.has(policy.policyNo), today),
      ...requestMatter(policy),
    ])
    .sort(
      (one, other) =>
        order.indexOf(one.kind) - order.indexOf(other.kind) ||
        (one.inDays ?? 0) - (other.inDays ?? 0),
    )
    .map(({ inDays, ...draftKey }) =>
      inDays === undefined ? draftKey : { ...draftKey, days: Math.abs(inDays) },
    );
}

function premiumMatter(policy: PolicySummary, canPay: boolean, today: string): Matter[] {
  const { policyNo, policyStatus, premiumDueDate, premiumLeftToPay, pendingPayment } = policy;
  if (policy.dghStatus === 'Yes') return [{ kind: 'revive', policyNo, policyStatus }];
  if (pendingPayment) return [{ kind: 'paymentPending', policyNo, ...pendingPayment }];
  if (!canPay || !premiumDueDate) return [];
  const inDays = daysBetween(today, premiumDueDate);
  if (inDays > daysAhead) return [];
  const kind = inDays < 0 ? 'premiumOverdue' : 'premiumDue';
  return [{ kind, policyNo, dueDate: premiumDueDate, amount: premiumLeftToPay, inDays }];
}

function requestMatter({ policyNo, openRequests }: PolicySummary): Matter[] {
  return openRequests > 0 ? [{ kind: 'openRequests', policyNo, count: openRequests }] : [];
}
