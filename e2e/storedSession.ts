import type { Page } from '@playwright/test';
import { ask } from './ask';
import type { Server } from './server';

/** The session storage. */
export type StoredSession = { [name: string]: string };

export const readSession = (page: Page): Promise<StoredSession> =>
  page.evaluate(() => ({ ...sessionStorage }));

/** Whether the session is still valid on the server: other journeys may log the customer out or sign in again. */
export async function isSessionValid(
  server: Server,
  { token, clientUniqueId }: StoredSession,
): Promise<boolean> {
  const answer = await ask(`${server.url}/api/get-sr-sub-types/`, {
    Authorization: `JWT ${token}`,
    'Unique-Client-Id': clientUniqueId!,
  });
  return answer.ok;
}

export async function restoreSession(page: Page, stored: StoredSession): Promise<void> {
  // The smallest resource of the same origin.
  await page.goto('/api/settings/');
  await page.evaluate((session) => Object.assign(sessionStorage, session), stored);
}

/** Makes the stored token look expired, without a call to the server. */
export async function expire(page: Page, token?: string): Promise<void> {
  const current = token ?? (await readSession(page)).token!;
  const [head, body, sign] = current.split('.');
  const claims = JSON.parse(Buffer.from(body!, 'base64url').toString());
  const ended = Buffer.from(JSON.stringify({ ...claims, exp: 1_000_000_000 })).toString(
    'base64url',
  );
  const value = [head, ended, sign].join('.');
  await page.evaluate((expired) => sessionStorage.setItem('token', expired), value);
}
