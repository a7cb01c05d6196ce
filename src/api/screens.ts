/**
 * The paths of the portal's screens. The portal draws one for each of them, and the server answers every other path
 * with 404.
 */
export const screenPaths = [
  '/',
  '/login',
  '/dashboard/policy',
  '/dashboard/premium-payment',
  '/dashboard/fund-value',
  '/dashboard/profile',
  '/dashboard/track-service-request',
  '/dashboard/raise-service-request',
  '/dashboard/thank-you',
  '/dashboard/fund-switch',
  '/dashboard/premium-redirection',
  '/dashboard/premium-paid-certificate',
  '/dashboard/premium-receipt',
  '/dashboard/fund-statement',
  '/dashboard/policy-document',
] as const;

/** The last parts of their addresses. */
export const screenNames = screenPaths.flatMap((path) => {
  const [, screen] = path.split('/dashboard/');
  return screen === undefined ? [] : [screen];
});

export type ScreenPath = (typeof screenPaths)[number];
