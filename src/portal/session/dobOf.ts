import { readSession } from './storage';

/** The date of birth (YYYY-MM-DD) for calls about a policy. */
export const dobOf = (policyNo: string): string =>
  readSession('policyList')?.find((policy) => policy.policyNo === policyNo)?.dob ??
  readSession('userProfile')?.dateOfBirth ??
  '';
