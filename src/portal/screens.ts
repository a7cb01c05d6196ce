import type { ScreenPath } from '#api/screens';
import type { ComponentType } from 'react';

/**
 * The frame of the pages behind the sign-in, with the code of the first screen: one that came after it would be drawn a
 * third of a second later, because React does not replace a placeholder at once.
 */
export async function dashboardCode() {
  const screen = screenAt(window.location.pathname)?.();
  // Whoever draws the screen says that its code could not be fetched.
  const [dashboard] = await Promise.all([import('./shell/Dashboard'), screen?.catch(() => {})]);
  return dashboard;
}

/** The code of the screens behind the sign-in, each fetched when it is first opened. */
export const screenCode = {
  '/dashboard/policy': () => import('./policies/Policies'),
  '/dashboard/premium-payment': () => import('./payment/PremiumPayment'),
  '/dashboard/fund-value': () => import('./funds/FundValue'),
  '/dashboard/profile': () => import('./profile/Profile'),
  '/dashboard/track-service-request': () => import('./track/Track'),
  '/dashboard/raise-service-request': () => import('./raise/Raise'),
  '/dashboard/thank-you': () => import('./payment/ThankYou'),
} satisfies { [path in ScreenPath]?: () => Promise<{ default: ComponentType }> };

/** The code of all other screens: each has the form of a request type. */
export const formScreenCode = () => import('./raise/DefinitionScreen');

/** The code of the form itself. */
const formCode = () => import('./raise/OpenedRequest');

/** The form, with its texts in the language of the page: that is known once the portal has its own texts. */
export async function readyForm() {
  const form = await formCode();
  await form.loadMessages();
  return form;
}

const screenAt = (pathname: string): (() => Promise<unknown>) | undefined =>
  pathname.startsWith('/dashboard/')
    ? ((screenCode as { [path: string]: () => Promise<unknown> })[pathname] ?? formScreenCode)
    : undefined;

/** Fetches the code of an address at once: one file after the other, each would wait for the network again. */
export function fetchScreen({ pathname, search }: Location): void {
  if (!pathname.startsWith('/dashboard/')) return;
  const isForm = search.includes('request=') || screenAt(pathname) === formScreenCode;
  // Whoever needs the code says that it could not be fetched.
  Promise.all([dashboardCode(), isForm && formCode()]).catch(() => {});
}
