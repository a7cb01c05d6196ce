import type { Output } from '#api';
import { daysBetween } from '../clock';
import type { PolicySummary } from './summary';

/** A premium needs attention this long before it is due. */
const daysAhead = 30;

type Attention = Output<'GET policies/'>['attention'][number];

/** The most urgent first. */
const order: Attention['kind'][] = [
  'premiumOverdue',
  'revive',
  'premiumDue',
  'paymentPending',
  'openRequests',
];

/** `inDays`: until the premium is due, negative where it was due before. */
type Item = Attention & { inDays?: number };

/** What needs the customer's attention, over all policies. `canPay`: the numbers of the policies whose premium can be paid. */
export function attentionFor(
  policies: PolicySummary[],
  canPay: Set<string>,
  today: string,
): Attention[] {
  return policies
    .flatMap((policy) => [
      ...premiumItem(policy, canPay.has(policy.policyNo), today),
      ...requestItem(policy),
    ])
    .sort(
      (one, other) =>
        order.indexOf(one.kind) - order.indexOf(other.kind) ||
        (one.inDays ?? 0) - (other.inDays ?? 0),
    )
    .map(({ inDays: _inDays, ...item }) => item);
}

function premiumItem(policy: PolicySummary, canPay: boolean, today: string): Item[] {
  const { policyNo, policyStatus, premiumDueDate, premiumLeftToPay, pendingPayment } = policy;
  if (policy.dghStatus === 'Yes') return [{ kind: 'revive', policyNo, policyStatus }];
  if (pendingPayment) return [{ kind: 'paymentPending', policyNo, ...pendingPayment }];
  if (!canPay || !premiumDueDate) return [];
  const inDays = daysBetween(today, premiumDueDate);
  if (inDays > daysAhead) return [];
  const kind = inDays < 0 ? 'premiumOverdue' : 'premiumDue';
  const facts = { dueDate: premiumDueDate, amount: premiumLeftToPay, days: Math.abs(inDays) };
  return [{ kind, policyNo, ...facts, inDays }];
}

function requestItem({ policyNo, openRequests }: PolicySummary): Item[] {
  return openRequests > 0 ? [{ kind: 'openRequests', policyNo, count: openRequests }] : [];
}
