import type { Settings } from '../settings';

/** What an OTP is for: a sign-in, or showing that a new e-mail or number is one's own. */
export type OtpKind = 'login' | 'verification';

export function rulesOf(settings: Settings, kind: OtpKind): { digits: number; tries: number } {
  return kind === 'login'
    ? { digits: settings.otpLoginDigits, tries: settings.otpLoginTries }
    : { digits: settings.otpVerificationDigits, tries: settings.otpVerificationTries };
}
