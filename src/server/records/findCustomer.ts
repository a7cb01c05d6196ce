import {
  type Customer,
  PolicyBookAwayError,
  type PolicyBook,
  UnknownCustomerError,
} from '../integrations/policyBook';

/** A customer, for what can do without them. Undefined where nobody knows them at the moment; the policy book logs why. */
export async function findCustomer(
  { policyBook }: { policyBook: PolicyBook },
  clientId: string,
): Promise<Customer | undefined> {
  try {
    return (await policyBook.recordsOf(clientId)).customer;
  } catch (error) {
    if (error instanceof UnknownCustomerError || error instanceof PolicyBookAwayError)
      return undefined;
    throw error;
  }
}
