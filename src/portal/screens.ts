import { type ScreenPath, screenPaths } from '#api/screens';
import type { ComponentType } from 'react';
import { prefetchCall } from './calls/prefetchedCalls';
import { endsSoon } from './session/token';

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

/** Code that is fetched when it is first needed; `loaded`: once it is here. */
export interface LaterCode<T> {
  (): Promise<T>;
  loaded?: T;
}

function later<T>(fetchCode: () => Promise<T>): LaterCode<T> {
  const code: LaterCode<T> = async () => (code.loaded = await fetchCode());
  return code;
}

/** The code of the screens behind the sign-in, each fetched when it is first opened. */
export const screenCode = {
  '/dashboard/policy': later(() => import('./policies/Policies')),
  '/dashboard/premium-payment': later(() => import('./payment/PremiumPayment')),
  '/dashboard/fund-value': later(() => import('./funds/FundValue')),
  '/dashboard/profile': later(() => import('./profile/Profile')),
  '/dashboard/track-service-request': later(() => import('./track/Track')),
  '/dashboard/raise-service-request': later(() => import('./raise/Raise')),
  '/dashboard/thank-you': later(() => import('./payment/ThankYou')),
} satisfies { [path in ScreenPath]?: LaterCode<{ default: ComponentType }> };

/** The code of all other screens: each has the form of a request type. */
export const formScreenCode = later(() => import('./raise/DefinitionScreen'));

/** The code of the form itself. */
const formCode = () => import('./raise/OpenedRequest');

/** The form, with its texts in the language of the page: that is known once the portal has its own texts. */
export async function readyForm() {
  const form = await formCode();
  await form.loadMessages();
  return form;
}

/** Undefined for the sign-in page and for an address of no screen. */
const screenAt = (pathname: string): (() => Promise<unknown>) | undefined =>
  pathname.startsWith('/dashboard/') && (screenPaths as readonly string[]).includes(pathname)
    ? ((screenCode as { [path: string]: () => Promise<unknown> })[pathname] ?? formScreenCode)
    : undefined;

/** Fetches the code of an address at once: one file after the other, each would wait for the network again. */
export function fetchScreen({ pathname, search }: Location): void {
  if (!screenAt(pathname)) return;
  const isRaise = pathname === '/dashboard/raise-service-request';
  const query = new URLSearchParams(isRaise ? search : '');
  const key = query.get('form') ?? query.get('request') ?? undefined;
  const isForm = key !== undefined || screenAt(pathname) === formScreenCode;
  if (!endsSoon()) {
    prefetchCall('GET settings/', {});
    prefetchCall('GET device-draft-keys/', {});
    if (pathname === '/dashboard/policy') prefetchCall('GET policies/', {});
    if (isForm || isRaise) prefetchCall('GET catalogue/', {});
    if (isForm) prefetchCall('GET get-sr-sub-types/', {});
    if (key && /^[\w-]+$/.test(key)) fetchDefinition(key).catch(() => {});
  }
  // Whoever needs the code says that it could not be fetched.
  const screen = dashboardCode();
  const form = isForm && Promise.all([formCode(), import('#form/drafts')]);
  Promise.all([screen, form]).catch(() => {});
}

async function fetchDefinition(key: string): Promise<void> {
  const answer = await prefetchCall('GET definitions/:key/', { key });
  const found = await answer?.clone().json();
  if (found?.module) await import(/* @vite-ignore */ found.module);
}
