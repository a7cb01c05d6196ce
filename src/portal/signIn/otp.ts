const length = 6;

/** What is kept of what was typed or pasted: its first six digits. */
export const readOtp = (typed: string): string => typed.replace(/\D/g, '').slice(0, length);

/** The path of the words for what is wrong; undefined when nothing is. */
export function problemOfOtp(otp: string): string | undefined {
  if (otp === '') return 'signIn.otp.missing';
  return otp.length < length ? 'signIn.otp.invalid' : undefined;
}
