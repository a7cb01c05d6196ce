import type { Settings } from '../settings';

/** What an OTP is for: a sign-in, or showing that a new e-mail or number is one's own. */
export type OtpKind = 'login' | 'verification';

/** The lengths are the specification's (doc 1 §9): the screens take no others. */
export function otpRules(settings: Settings, kind: OtpKind): { digits: number; tries: number } {
  return kind === 'login'
    ? { digits: 6, tries: settings.otpLoginTries }
    : { digits: 4, tries: settings.otpVerificationTries };
}
