import { hasPayableStatus } from '#engine';

interface Payable {
  policyStatus: string;
  /** Whether a renewal premium may be paid now. */
  showPayNowBtn: boolean;
  /** The answer of the revival check. */
  dghStatus: string;
}

/** What a policy's button does. A policy that has to be revived takes no premium before. */
export function actionOf(policy: Payable): 'pay' | 'revive' | undefined {
  if (!hasPayableStatus(policy)) return undefined;
  if (policy.dghStatus.toLowerCase() === 'yes') return 'revive';
  return policy.showPayNowBtn ? 'pay' : undefined;
}
