import { hasPayableStatus } from '#engine';
import type { Policy } from '../integrations/policyBook';

export type NotPayable = 'wrongStatus' | 'revival' | 'nothingLeft';

/** Whether the insurer accepts a renewal premium and a part of it is unpaid. */
export const isEligibleForRenewal = ({ data }: Policy): boolean =>
  Boolean(data.isEligibleForRenewal) && data.premiumLeftToPay > 0;

export const revivalOf = ({ data }: Policy): 'Yes' | 'No' =>
  data.revivalRequired === 'Yes' ? 'Yes' : 'No';

/** Why the premium cannot be paid now; undefined if it can. */
export function whyNotPayable(policy: Policy): NotPayable | undefined {
  if (!hasPayableStatus({ policyStatus: policy.data.policyStatus })) return 'wrongStatus';
  if (revivalOf(policy) === 'Yes') return 'revival';
  return isEligibleForRenewal(policy) ? undefined : 'nothingLeft';
}
