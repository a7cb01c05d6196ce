import { findPolicy } from '../records/findPolicy';
import { isEligibleForRenewal, revivalOf } from '../records/payable';
import { policyDetailOf } from '../records/policy';
import { failed, success } from '../reply';
import { t } from '../i18n';
import { type Call, day, fields, policyNumber } from './call';

export const policyDetail: Call = {
  call: 'GET policy/',
  needs: 'session',
  takes: fields({ dob: day, policyNo: policyNumber }),
  async run(services, { dob, policyNo }, session) {
    const found = await findPolicy(services, session, policyNo, dob);
    if (!found) return failed(t('policy.unknown'));
    return success(policyDetailOf(found.customer, found.policy));
  },
};

/** The same as the first element of a list, which a revival reads (doc 2 §7). */
export const policySearch: Call = {
  call: 'POST policy/search/',
  needs: 'session',
  takes: fields({ dob: day, policyNumber }),
  async run(services, input, session) {
    const found = await findPolicy(services, session, input.policyNumber, input.dob);
    if (!found) return failed(t('policy.unknown'));
    return success({ data: [policyDetailOf(found.customer, found.policy)] });
  },
};

export const riderDetails: Call = {
  call: 'GET rider-details/',
  needs: 'session',
  takes: fields({ dob: day, policyNo: policyNumber }),
  async run(services, { dob, policyNo }, session) {
    const found = await findPolicy(services, session, policyNo, dob);
    if (!found) return failed(t('policy.unknown'));
    return success({ riderDetails: found.policy.data.riders });
  },
};

export const renewalEligibility: Call = {
  call: 'POST check-pay-now-eligibilty/',
  needs: 'session',
  takes: fields({ dob: day, policy_number: policyNumber }),
  async run(services, { dob, policy_number }, session) {
    const found = await findPolicy(services, session, policy_number, dob);
    if (!found) return failed(t('policy.unknown'));
    return success({ isEligibleForRenewal: isEligibleForRenewal(found.policy) });
  },
};

export const revivalCheck: Call = {
  call: 'GET check-pay-now-dgh/',
  needs: 'session',
  takes: fields({ policyNumber }),
  async run(services, input, session) {
    const found = await findPolicy(services, session, input.policyNumber);
    if (!found) return failed(t('policy.unknown'));
    return success({ dghStatus: revivalOf(found.policy) });
  },
};
