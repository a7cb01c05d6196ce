import { hasPayableStatus } from '#engine';

interface Payable {
  policyStatus: string;
  /** Whether a renewal premium may be paid now. */
  showPayNowBtn: boolean;
  /** The result of the revival check. */
  dghStatus: string;
  /** The number of the open request to revive it. */
  openRevival?: string | null;
}

/** What the button of a policy does. A policy that must be revived takes no premium until then. */
export function actionOf(policy: Payable): 'pay' | 'revive' | 'track' | undefined {
  if (!hasPayableStatus(policy)) return undefined;
  if (policy.dghStatus.toLowerCase() === 'yes') return policy.openRevival ? 'track' : 'revive';
  return policy.showPayNowBtn ? 'pay' : undefined;
}
