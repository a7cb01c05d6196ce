import type { FeedCustomer } from '#api';

type FeedPolicy = FeedCustomer['policies'][number];

/** The insurer's record of a customer. Texts are empty where nothing is known. */
export type CustomerData = Omit<
  FeedCustomer,
  'clientId' | 'dateOfBirth' | 'phoneNumber' | 'emailId' | 'policies'
>;

export type Address = NonNullable<CustomerData['address']>;

/** The insurer's record of a policy. Amounts are in rupees, days are YYYY-MM-DD; some names keep the insurer's spelling. */
export interface PolicyData extends Omit<FeedPolicy, 'policyNumber' | 'premiums'> {
  /** Financial years in which nothing was paid (demo book). */
  noPremiumIn?: string[];
}

export type HeldFund = NonNullable<PolicyData['funds']>[number];
