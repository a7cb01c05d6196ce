import { isEligibleForRenewal, revivalOf } from '../records/payable';
import { policyDetailOf } from '../records/policy';
import { success } from '../reply';
import { forPolicy } from './forPolicy';
import type { Handler } from './handler';

export const policyDetail: Handler<'GET policy/'> = forPolicy(({ customer, policy }) =>
  success(policyDetailOf(customer, policy)),
);

/** The same in a list of one, the shape that the revival form reads (REV-54). */
export const policySearch: Handler<'POST policy/search/'> = forPolicy(({ customer, policy }) =>
  success({ data: [policyDetailOf(customer, policy)] }),
);

export const riderDetails: Handler<'GET rider-details/'> = forPolicy(({ policy }) =>
  success({ riderDetails: policy.data.riders }),
);

export const renewalEligibility: Handler<'POST check-pay-now-eligibilty/'> = forPolicy(
  ({ policy }) => success({ isEligibleForRenewal: isEligibleForRenewal(policy) }),
);

export const revivalCheck: Handler<'GET check-pay-now-dgh/'> = forPolicy(({ policy }) =>
  success({ dghStatus: revivalOf(policy) }),
);
