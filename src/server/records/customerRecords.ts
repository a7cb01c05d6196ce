import type { PolicyBook } from '../integrations/policyBook';
import type { Settings } from '../settings';
import { policyForRules } from './policy';
import { profileOf } from './profile';

/** A customer and their policies, as the rules of request types see them. */
export async function customerRecords(
  { policyBook, settings }: { policyBook: PolicyBook; settings: Settings },
  clientId: string,
) {
  const { customer, policies } = await policyBook.recordsOf(clientId);
  return {
    customer: profileOf(customer),
    policies: policies.map((policy, id) =>
      policyForRules(customer, policy, id, settings.brandWord),
    ),
  };
}

export type CustomerRecords = Awaited<ReturnType<typeof customerRecords>>;
