import { findPolicy } from '../records/findPolicy';
import { isEligibleForRenewal, revivalOf } from '../records/payable';
import { policyDetailOf } from '../records/policy';
import { failed, success } from '../reply';
import { t } from '../i18n';
import type { Handler } from './handler';

export const policyDetail: Handler<'GET policy/'> = async (
  services,
  { dob, policyNo },
  session,
) => {
  const found = await findPolicy(services, session, policyNo, dob);
  if (!found) return failed(t('policy.unknown'));
  return success(policyDetailOf(found.customer, found.policy));
};

/** The same as the first element of a list, which a revival reads (doc 2 §7). */
export const policySearch: Handler<'POST policy/search/'> = async (services, input, session) => {
  const found = await findPolicy(services, session, input.policyNumber, input.dob);
  if (!found) return failed(t('policy.unknown'));
  return success({ data: [policyDetailOf(found.customer, found.policy)] });
};

export const riderDetails: Handler<'GET rider-details/'> = async (
  services,
  { dob, policyNo },
  session,
) => {
  const found = await findPolicy(services, session, policyNo, dob);
  if (!found) return failed(t('policy.unknown'));
  return success({ riderDetails: found.policy.data.riders });
};

export const renewalEligibility: Handler<'POST check-pay-now-eligibilty/'> = async (
  services,
  { dob, policy_number },
  session,
) => {
  const found = await findPolicy(services, session, policy_number, dob);
  if (!found) return failed(t('policy.unknown'));
  return success({ isEligibleForRenewal: isEligibleForRenewal(found.policy) });
};

export const revivalCheck: Handler<'GET check-pay-now-dgh/'> = async (services, input, session) => {
  const found = await findPolicy(services, session, input.policyNumber);
  if (!found) return failed(t('policy.unknown'));
  return success({ dghStatus: revivalOf(found.policy) });
};
