import { readSession } from './storage';

/** The date of birth (YYYY-MM-DD) that calls about a policy carry. */
export const dobOf = (policyNo: string): string =>
  readSession('policyList')?.find((policy) => policy.policyNo === policyNo)?.dob ??
  readSession('userProfile')?.dateOfBirth ??
  '';
