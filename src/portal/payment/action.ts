/** Only with one of these a premium is taken or a policy revived (doc 2 §4). */
const payable = [
  'CONVERTED',
  'LAPSED',
  'PREMIUM PAYING',
  'DISCONTINUANCE PENDING',
  'REDUCED PAID-UP',
  'DISCONTINUED',
];

interface Payable {
  policyStatus: string;
  /** Whether a renewal premium may be paid now. */
  showPayNowBtn: boolean;
  /** The answer of the revival check. */
  dghStatus: string;
}

export const hasPayableStatus = ({ policyStatus }: { policyStatus: string }): boolean =>
  payable.includes(policyStatus.toUpperCase());

/** What a policy's button does. A policy that has to be revived takes no premium before. */
export function actionOf(policy: Payable): 'pay' | 'revive' | undefined {
  if (!hasPayableStatus(policy)) return undefined;
  if (policy.dghStatus.toLowerCase() === 'yes') return 'revive';
  return policy.showPayNowBtn ? 'pay' : undefined;
}
