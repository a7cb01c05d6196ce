import type { Page } from '@playwright/test';
import type { Server } from './server';

/** What the browser keeps of a session. */
export type Kept = { [name: string]: string };

export const sessionOf = (page: Page): Promise<Kept> =>
  page.evaluate(() => ({ ...sessionStorage }));

/** Whether the server still knows it: a customer has one session, and other journeys log out or sign in again. */
export async function isStanding(
  server: Server,
  { token, clientUniqueId }: Kept,
): Promise<boolean> {
  const answer = await fetch(`${server.url}/api/get-sr-sub-types/`, {
    headers: { Authorization: `JWT ${token}`, 'Unique-Client-Id': clientUniqueId! },
  });
  return answer.ok;
}

export async function takeSession(page: Page, kept: Kept): Promise<void> {
  // Anything of the same origin; this is the smallest.
  await page.goto('/api/settings/');
  await page.evaluate((session) => Object.assign(sessionStorage, session), kept);
}
