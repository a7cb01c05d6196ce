import type { Customer, Policy } from '../integrations/policyBook';
import type { Services } from '../services';
import type { Session } from '../session/session';

export interface FoundPolicy {
  customer: Customer;
  policy: Policy;
}

/** A policy of the signed-in customer; undefined if `dob` is given and is not the customer's. */
export async function findPolicy(
  { policyBook }: Services,
  { clientId }: Pick<Session, 'clientId'>,
  number: string,
  dob?: string,
): Promise<FoundPolicy | undefined> {
  const { customer, policies } = await policyBook.recordsOf(clientId);
  if (dob !== undefined && dob !== customer.dateOfBirth) return undefined;
  const policy = policies.find((one) => one.policyNumber === number);
  return policy && { customer, policy };
}
