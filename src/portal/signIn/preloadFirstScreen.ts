import { preloadTypeface } from '../shell/typeface';

/** Loads the code of the screen after the sign-in while the OTP is typed. Where that fails, its route tries again. */
export function preloadFirstScreen(): void {
  const none = () => undefined;
  preloadTypeface();
  import('../shell/Dashboard').catch(none);
  import('../policies/Policies').catch(none);
}
