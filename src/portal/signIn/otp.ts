import { oneTimePassword } from '#engine';

const length = 6;

/** The OTP in what was typed or pasted, which may be the whole message that brought it. */
export const readOtp = (typed: string): string => oneTimePassword(typed, length);

/** The path of the error text; undefined for a valid OTP. */
export function problemOfOtp(typed: string): string | undefined {
  const otp = readOtp(typed);
  if (otp === '') return 'signIn.otp.missing';
  return /^\d{6}$/.test(otp) ? undefined : 'signIn.otp.invalid';
}
