/** In groups of four, to be read aloud: 5001 0001. Never used where a number is sent or copied. */
export const formatPolicyNumber = (policyNo: string): string =>
  policyNo.replace(/(.{4})(?=.)/g, '$1 ');
