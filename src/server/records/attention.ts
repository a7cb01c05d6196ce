import type { Output } from '#api';
import { daysBetween } from '../clock';
import type { PolicySummary } from './summary';

/** A premium needs attention this long before it is due. */
const daysAhead = 30;

type Attention = Output<'GET policies/'>['attention'][number];

/** The most urgent first. */
const order: Attention['kind'][] = [
  'revive',
  'paymentUnconfirmed',
  'premiumOverdue',
  'premiumDue',
  'paymentPending',
  'reviving',
  'openRequests',
];

/** `inDays`: until the premium is due, negative where it was due before. */
type Item = Attention & { inDays?: number };

/**
 * What needs the customer's attention, over all policies; policies that have lapsed, and give no cover, come first.
 * `canPay`: the numbers of the policies whose premium can be paid.
 */
export function attentionFor(
  policies: PolicySummary[],
  canPay: Set<string>,
  today: string,
): Attention[] {
  return policies
    .flatMap((policy) => {
      const isLapsed = policy.policyStatus === 'LAPSED';
      const premium = premiumItem(policy, canPay.has(policy.policyNo), today);
      return [
        ...premium.map((item) => ({ item, rank: isLapsed ? -1 : order.indexOf(item.kind) })),
        ...requestItem(policy).map((item) => ({ item, rank: order.indexOf(item.kind) })),
      ];
    })
    .sort(
      (one, other) => one.rank - other.rank || (one.item.inDays ?? 0) - (other.item.inDays ?? 0),
    )
    .map(({ item: { inDays: _inDays, ...item } }) => item);
}

function premiumItem(policy: PolicySummary, canPay: boolean, today: string): Item[] {
  const { policyNo, policyStatus, pendingPayment } = policy;
  if (isReviving(policy))
    return [{ kind: 'reviving', policyNo, policyStatus, ticketnumber: policy.openRevival }];
  if (policy.dghStatus === 'Yes') return [{ kind: 'revive', policyNo, policyStatus }];
  if (!pendingPayment) return dueItem(policy, canPay, today);
  const { isUnconfirmed, ...payment } = pendingPayment;
  if (!isUnconfirmed) return [{ kind: 'paymentPending', policyNo, ...payment }];
  return [{ kind: 'paymentUnconfirmed', policyNo, ...payment }, ...dueItem(policy, canPay, today)];
}

function dueItem(policy: PolicySummary, canPay: boolean, today: string): Item[] {
  const { policyNo, premiumDueDate, premiumLeftToPay } = policy;
  if (!canPay || !premiumDueDate) return [];
  const inDays = daysBetween(today, premiumDueDate);
  if (inDays > daysAhead) return [];
  const kind = inDays < 0 ? 'premiumOverdue' : 'premiumDue';
  const amounts = { amount: premiumLeftToPay, premium: policy.premiumToBePaidWithGst };
  const facts = { dueDate: premiumDueDate, days: Math.abs(inDays), ...amounts };
  return [{ kind, policyNo, ...facts, inDays }];
}

/** The open requests, without one that has its own item. */
function requestItem(policy: PolicySummary): Item[] {
  const count = policy.openRequests - (isReviving(policy) ? 1 : 0);
  return count > 0 ? [{ kind: 'openRequests', policyNo: policy.policyNo, count }] : [];
}

const isReviving = (policy: PolicySummary): policy is PolicySummary & { openRevival: string } =>
  policy.dghStatus === 'Yes' && policy.openRevival !== null;
