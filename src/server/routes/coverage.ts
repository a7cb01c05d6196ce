import { findPolicy } from '../records/findPolicy';
import { failed, success } from '../reply';
import { t } from '../i18n';
import { type Call, day, fields, policyNumber } from './call';

/** What a term plan covers, plan by plan (doc 2 §3, §7). */
export const policyCoverage: Call = {
  call: 'POST policy-coverage/',
  needs: 'session',
  takes: fields({ policyNumber, dob: day }),
  async run(services, input, session) {
    const found = await findPolicy(services, session, input.policyNumber, input.dob);
    if (!found) return failed(t('policy.unknown'));
    const coverage: { planId: string }[] = found.policy.data.coverage ?? [];
    return success({ coverageDetails: coverage.map(({ planId }) => ({ planId })) });
  },
};
