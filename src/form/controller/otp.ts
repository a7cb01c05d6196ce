const digits = /^[0-9]{4}$/;

/** What is wrong with an OTP as it was typed. */
export function otpProblem(otp: string): 'empty' | 'invalid' | undefined {
  if (otp === '') return 'empty';
  return digits.test(otp) ? undefined : 'invalid';
}
