import { t } from '../i18n';
import { findPolicy, type FoundPolicy } from '../records/findPolicy';
import { failed, type Reply } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';

type PolicyInput = { dob?: string } & (
  { policyNo: string } | { policyNumber: string } | { policy_number: string }
);

/** Wraps the handler of a call about one policy; fails if the policy or the date of birth is not the customer's. */
export const forPolicy =
  <Body>(answer: (found: FoundPolicy, services: Services) => Promise<Reply<Body>> | Reply<Body>) =>
  async (services: Services, input: PolicyInput, session: Session): Promise<Reply<Body>> => {
    const found = await findPolicy(services, session, numberIn(input), input.dob);
    return found ? answer(found, services) : failed(t('policy.unknown'));
  };

function numberIn(input: PolicyInput): string {
  if ('policyNo' in input) return input.policyNo;
  return 'policyNumber' in input ? input.policyNumber : input.policy_number;
}
