import { findPolicy } from '../records/findPolicy';
import { failed, success } from '../reply';
import { t } from '../i18n';
import type { Handler } from './handler';

/** What a term plan covers, plan by plan (doc 2 §3, §7). */
export const policyCoverage: Handler<'POST policy-coverage/'> = async (
  services,
  input,
  session,
) => {
  const found = await findPolicy(services, session, input.policyNumber, input.dob);
  if (!found) return failed(t('policy.unknown'));
  const coverage: { planId: string }[] = found.policy.data.coverage ?? [];
  return success({ coverageDetails: coverage.map(({ planId }) => ({ planId })) });
};
