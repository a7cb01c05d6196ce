const length = 6;

/** The first six digits of what was typed or pasted. */
export const readOtp = (typed: string): string => typed.replace(/\D/g, '').slice(0, length);

/** The path of the error text; undefined for a valid OTP. */
export function problemOfOtp(otp: string): string | undefined {
  if (otp === '') return 'signIn.otp.missing';
  return otp.length < length ? 'signIn.otp.invalid' : undefined;
}
