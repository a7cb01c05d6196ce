import type { Settings } from '../settings';

/** An OTP proves a sign-in, or that a new e-mail address or number is the customer's own. */
export type OtpKind = 'login' | 'verification';

/** The specification sets the numbers of digits (LOGIN-17, DGH-11). */
export function otpRules(settings: Settings, kind: OtpKind): { digits: number; tries: number } {
  return kind === 'login'
    ? { digits: 6, tries: settings.otpLoginTries }
    : { digits: 4, tries: settings.otpVerificationTries };
}
