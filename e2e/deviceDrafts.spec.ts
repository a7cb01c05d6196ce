import type { Page } from '@playwright/test';
import { storedOnDevice } from './drafts';
import { addressOf, pickPolicy } from './fill';
import { jumpTo } from './pages';
import { customers, expect, signInOn, test } from './portal';

const canary = 'Tuberkulose1912';
const key = 'revival_application';
const personal = 'A. Personal Details';
const duties = (page: Page) => page.getByLabel('Nature of duties');
const isRestored = (page: Page) =>
  expect(page.getByText('We kept what you typed before.')).toBeVisible();

async function openPersonal(page: Page): Promise<void> {
  await page.goto(addressOf(key));
  await pickPolicy(page, '50060004');
  await jumpTo(page, personal);
}

test('health answers are on the device only for the customer who gave them, also after the tab was closed', async ({
  page,
  context,
  otpFor,
}) => {
  // The server keeps nothing of it, so all that comes back comes from the device.
  await context.route(/dgh-draft\/$/, (route) => route.abort());
  await page.goto('/login');
  await signInOn(page, customers.Savitri!, otpFor);
  await openPersonal(page);
  await duties(page).pressSequentially(canary, { delay: 20 });
  await page.reload();
  await isRestored(page);
  await expect(duties(page)).toHaveValue(canary);
  await duties(page).press('End');
  await duties(page).pressSequentially(' Weber', { delay: 20 });
  await page.close({ runBeforeUnload: true });

  // The next person at this computer.
  const next = await context.newPage();
  await next.goto('/api/settings/');
  await expect.poll(async () => (await storedOnDevice(next)).length).toBeGreaterThan(0);
  const stored = (await storedOnDevice(next)).join('\n');
  for (const secret of [canary, 'Weber', '50060004', key, customers.Savitri!.clientId])
    expect(stored).not.toContain(secret);

  // The customer.
  await next.goto('/login');
  await signInOn(next, customers.Savitri!, otpFor);
  await next.goto(addressOf(key));
  await isRestored(next);
  await expect(duties(next)).toHaveValue(`${canary} Weber`);
  await next.close({ runBeforeUnload: true });

  // Another customer.
  const other = await context.newPage();
  await other.goto('/login');
  await signInOn(other, customers.Vikram!, otpFor);
  await expect.poll(() => storedOnDevice(other, 'drafts')).toEqual([]);
});

test('drafts that an earlier version stored in clear are gone when the sign-in page opens', async ({
  page,
}) => {
  await page.goto('/api/settings/');
  await page.evaluate(async (secret) => {
    localStorage.setItem('request-draft/C10006/revival_application', secret);
    const open = indexedDB.open('request-drafts');
    await new Promise((resolve) => {
      open.onupgradeneeded = () => open.result.createObjectStore('drafts');
      open.onsuccess = resolve;
    });
    const writing = open.result.transaction('drafts', 'readwrite');
    writing.objectStore('drafts').put({ typed: secret }, 'C10006/revival_application');
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    open.result.close();
  }, canary);
  expect((await storedOnDevice(page, 'drafts')).join()).toContain(canary);
  await page.goto('/login');
  await expect.poll(() => storedOnDevice(page, 'drafts')).toEqual([]);
});
