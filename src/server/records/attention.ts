import type { Output } from '#api';
import { daysBetween } from '../clock';
import type { OpenTickets } from '../store/tickets';
import type { PolicySummary } from './summary';

/** A premium needs attention this long before it is due. */
const daysAhead = 30;

type Attention = Output<'GET policies/'>['attention'][number];

/** The most urgent first. */
const order: Attention['kind'][] = [
  'revive',
  'waiting',
  'paymentUnconfirmed',
  'premiumOverdue',
  'premiumDue',
  'paymentPending',
  'reviving',
  'openRequests',
];

/** `inDays`: until the premium is due, negative where it was due before. */
type Item = Attention & { inDays?: number };

interface Known {
  /** The numbers of the policies whose premium can be paid. */
  canPay: Set<string>;
  /** By policy number. */
  openTickets: Map<string, OpenTickets>;
  today: string;
}

/** What needs the customer's attention, over all policies; policies that have lapsed, and give no cover, come first. */
export function attentionFor(
  policies: PolicySummary[],
  { canPay, openTickets, today }: Known,
): Attention[] {
  return policies
    .flatMap((policy) => {
      const isLapsed = policy.policyStatus === 'LAPSED';
      const waiting = openTickets.get(policy.policyNo)?.waiting ?? [];
      // "With us" would be untrue of a revival that waits for the customer.
      const isWaiting = isReviving(policy) && waiting.includes(policy.openRevival);
      const premium = isWaiting ? [] : premiumItem(policy, canPay.has(policy.policyNo), today);
      return [
        ...premium.map((item) => ({ item, rank: isLapsed ? -1 : order.indexOf(item.kind) })),
        ...requestItems(policy, waiting).map((item) => ({ item, rank: order.indexOf(item.kind) })),
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

/** The requests that wait for the customer, and how many are open beside those that are named. */
function requestItems(policy: PolicySummary, waiting: string[]): Item[] {
  const { policyNo, openRequests } = policy;
  const named = new Set(isReviving(policy) ? [...waiting, policy.openRevival] : waiting);
  const count = openRequests - named.size;
  return [
    ...(waiting.length > 0 ? [{ kind: 'waiting', policyNo, ticketnumbers: waiting } as const] : []),
    ...(count > 0 ? [{ kind: 'openRequests', policyNo, count } as const] : []),
  ];
}

const isReviving = (policy: PolicySummary): policy is PolicySummary & { openRevival: string } =>
  policy.dghStatus === 'Yes' && policy.openRevival !== null;
