import { recall } from './storage';

/** The date of birth (YYYY-MM-DD) that calls about a policy carry. */
export const dobOf = (policyNo: string): string =>
  recall('policyList')?.find((policy) => policy.policyNo === policyNo)?.dob ??
  recall('userProfile')?.dateOfBirth ??
  '';
