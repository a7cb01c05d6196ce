import { call } from '../calls/call';
import { useLoaded } from '../calls/useLoaded';

/** One policy as lists show it. Money in rupees, days YYYY-MM-DD; empty where there is none. */
export interface PolicySummary {
  policyNo: string;
  policyStatus: string;
  planName: string;
  isUlipPolicy: boolean;
  premiumDueDate: string;
  premiumPayingFrequency: string;
  premiumToBePaidWithGst: number;
  premiumWithoutTax: number;
  premiumLeftToPay: number;
  suspenseAmout: number;
  exceesAmount: number;
  /** For unit-linked policies alone. */
  fundValue: number | null;
  showPayNowBtn: boolean;
  dghStatus: string;
  /** Started a short while ago, and nothing heard of it yet. */
  pendingPayment: { txn_id: string; amount: number; startedAt: string } | null;
}

/** What the customer should know or do, most urgent first. `days` since or until the due date. */
export type Attention = { policyNo: string } & (
  | { kind: 'premiumOverdue' | 'premiumDue'; dueDate: string; amount: number; days: number }
  | { kind: 'revive'; policyStatus: string }
  | { kind: 'paymentPending'; txn_id: string; amount: number; startedAt: string }
  | { kind: 'openRequests'; count: number }
);

interface Overview {
  policies: PolicySummary[];
  attention: Attention[];
}

/** All policies with what lists show of them, fresh on every arrival. */
export const useOverview = () => useLoaded(fetchOverview, 'policies');

async function fetchOverview(): Promise<Overview | undefined> {
  const { status, data } = await call('GET policies/', undefined, {
    isQuiet: true,
    isBackground: true,
  });
  return status ? data : undefined;
}
