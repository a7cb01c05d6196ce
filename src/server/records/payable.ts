import { hasPayableStatus } from '#engine';
import type { Policy } from '../integrations/policyBook';

export type NotPayable = 'wrongStatus' | 'revival' | 'nothingLeft';

/** Whether the insurer accepts a renewal premium and a part of it is unpaid. */
export const isEligibleForRenewal = ({ data }: Policy): boolean =>
  Boolean(data.isEligibleForRenewal) && data.premiumLeftToPay > 0;

/** Whether the insurer expects further premiums for this policy: not once it is paid up, waived or ended. */
export const takesPremium = ({ data }: Policy): boolean =>
  hasPayableStatus({ policyStatus: data.policyStatus }) && Boolean(data.isEligibleForRenewal);

export const revivalOf = ({ data }: Policy): 'Yes' | 'No' =>
  data.revivalRequired === 'Yes' ? 'Yes' : 'No';

/** Why the premium cannot be paid now; undefined if it can. */
export function whyNotPayable(policy: Policy): NotPayable | undefined {
  if (!hasPayableStatus({ policyStatus: policy.data.policyStatus })) return 'wrongStatus';
  if (revivalOf(policy) === 'Yes') return 'revival';
  return isEligibleForRenewal(policy) ? undefined : 'nothingLeft';
}
