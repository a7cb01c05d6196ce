import type { Page } from '@playwright/test';
import { delayDeviceDrafts, deviceDraftKeys, readServerDraft } from './drafts';
import { addressOf, pickPolicy } from './fill';
import { expire } from './storedSession';
import { jumpTo, pageHeading, savedLine } from './pages';
import { customers, dialogOn, expect, signInOn, test } from './portal';

const key = 'revival_application';
const personal = 'A. Personal Details';
const duties = (page: Page) => page.getByLabel('Nature of duties');
const isRestored = (page: Page) =>
  expect(page.getByText('We kept what you typed before.')).toBeVisible();

/** Opens the page of personal details of a policy. */
async function openPersonal(page: Page, policyNo: string): Promise<void> {
  await page.goto(addressOf(key));
  await pickPolicy(page, policyNo);
  await jumpTo(page, personal);
}

const keptOf = (page: Page, policyNo: string) => readServerDraft(page, { policyNo, key });

const stored = (page: Page, policyNo: string, timeout: number) =>
  expect.poll(async () => (await keptOf(page, policyNo))?.natureOfDuties, {
    timeout,
    intervals: [100],
  });

/** Another tab with the same session. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => void window.open(address), path),
  ]);
  await expect(tab.locator('h1')).toBeVisible();
  return tab;
}

test('[REV-58] keeps the last keystroke before a logout for the next sign-in', async ({
  page,
  signInThroughScreens,
}) => {
  await signInThroughScreens('Savitri');
  await openPersonal(page, '50060002');
  await duties(page).pressSequentially('Weaves', { delay: 20 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signInThroughScreens('Savitri');
  await openPersonal(page, '50060002');
  await expect(duties(page)).toHaveValue('Weaves');
});

/** Types, lets this device save it, and logs out while its database is busy. */
async function logOutOfBusyDevice(page: Page, busyFor: number): Promise<void> {
  await openPersonal(page, '50060002');
  await duties(page).fill('Paints');
  await stored(page, '50060002', 4000).toBe('Paints');
  await delayDeviceDrafts(page, busyFor);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

test('a logout leaves no draft on a slow device', async ({ page, signInThroughScreens }) => {
  await signInThroughScreens('Savitri');
  await logOutOfBusyDevice(page, 1000);
  // On the same page, reading would wait for a deletion that is still under way.
  await page.reload();
  expect(await deviceDraftKeys(page)).toEqual([]);
});

test('a logout ends the session although the device does not answer, and nothing is left after the next sign-in', async ({
  page,
  signInThroughScreens,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/The drafts were not deleted in time\./);
  await signInThroughScreens('Savitri');
  await logOutOfBusyDevice(page, 60_000);
  await page.goto('/dashboard/policy');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await signInThroughScreens('Savitri');
  await expect.poll(() => deviceDraftKeys(page)).toEqual([]);
});

test('a logout without a connection asks, keeps the focus on staying, and leaves when told to', async ({
  page,
  context,
  signInThroughScreens,
}) => {
  await signInThroughScreens('Savitri');
  await openPersonal(page, '50060002');
  await context.setOffline(true);
  await duties(page).fill('Carves');
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  const dialog = dialogOn(page);
  await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(duties(page)).toHaveValue('Carves');
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await dialog.getByRole('button', { name: 'Log out all the same' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
});

test('[REV-58] restores everything after the tab is closed right after the last key, also on the server', async ({
  page,
  signIn,
}) => {
  await signIn('Savitri');
  await openPersonal(page, '50060004');
  // The current page is stored on the device, so the other tab continues there.
  await duties(page).fill('Teaches');
  await stored(page, '50060004', 2000).toBe('Teaches');
  const tab = await anotherTab(page, addressOf(key));
  await expect(pageHeading(tab)).toHaveText(personal);
  await duties(tab).press('End');
  await duties(tab).pressSequentially(' in a school', { delay: 20 });
  await tab.close({ runBeforeUnload: true });
  await stored(page, '50060004', 4000).toBe('Teaches in a school');
  await page.reload();
  await expect(pageHeading(page)).toHaveText(personal);
  await isRestored(page);
  await expect(duties(page)).toHaveValue('Teaches in a school');
});

test('saves answers on the server within two seconds, and on the device immediately', async ({
  page,
  signIn,
}) => {
  await signIn('Savitri');
  await openPersonal(page, '50060004');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const started = Date.now();
  await duties(page).fill('Drives a bus');
  await stored(page, '50060004', 2000).toBe('Drives a bus');
  expect(Date.now() - started).toBeLessThan(2000);
  await expect(savedLine(page)).toBeVisible();
  // The server does not receive this, so it comes from the device.
  await page.route(/dgh-draft\/$/, (route) => route.abort());
  await duties(page).pressSequentially(' at night', { delay: 20 });
  await page.reload();
  await expect(duties(page)).toHaveValue('Drives a bus at night');
});

test('shows that it is offline for a minute, and sends everything when the connection is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('Savitri');
  await page.clock.install();
  await openPersonal(page, '50060007');
  await context.setOffline(true);
  await duties(page).fill('Keeps the books');
  await page.clock.runFor(5000);
  await expect(
    page.getByText(
      'Your draft could not be saved with us just now. It is kept on this device, and we keep trying.',
    ),
  ).toBeVisible();
  await page.clock.runFor(60_000);
  await page.getByLabel('Annual income').fill('450000');
  await page.clock.runFor(1000);
  await context.setOffline(false);
  await page.clock.runFor(1000);
  await stored(page, '50060007', 4000).toBe('Keeps the books');
  expect(await keptOf(page, '50060007')).toMatchObject({ annualIncome: '450000' });
  await expect(savedLine(page)).toBeVisible();
});

test('[OPEN-135] reopens the same page with all answers after the session ended and the customer signed in again', async ({
  page,
  signIn,
  otpFor,
}) => {
  await signIn('Savitri');
  await openPersonal(page, '50060011');
  await page.waitForLoadState('networkidle');
  await expire(page);
  await duties(page).pressSequentially('Sells flowers');
  await expect(dialogOn(page)).toContainText('Session expired please login again');
  await dialogOn(page).getByRole('button', { name: 'Login Again' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInOn(page, customers.Savitri!, otpFor);
  await expect(pageHeading(page)).toHaveText(personal);
  await expect(duties(page)).toHaveValue('Sells flowers');
  await stored(page, '50060011', 4000).toBe('Sells flowers');
});

test('[REV-58] continues on another device; this one shows why its session ended, and loses nothing on return', async ({
  page,
  signIn,
  onAnotherDevice,
  otpFor,
}) => {
  const policyNo = '50080001';
  await signIn('Gopal');
  await openPersonal(page, policyNo);
  await duties(page).fill('Repairs watches');
  await stored(page, policyNo, 2000).toBe('Repairs watches');

  const there = await onAnotherDevice('Gopal');
  // His only policy that can be revived is picked, and its draft opens where it was left.
  await there.goto(addressOf(key));
  await expect(pageHeading(there)).toHaveText(personal);
  await expect(duties(there)).toHaveValue('Repairs watches');
  await there.getByLabel('Annual income').fill('300000');
  await stored(there, policyNo, 2000).toBe('Repairs watches');
  await expect.poll(async () => (await keptOf(there, policyNo))?.annualIncome).toBe('300000');
  await there.close();

  await duties(page).fill('Repairs watches and clocks');
  await expect(dialogOn(page)).toContainText('multiple logins detected for the same user');
  await dialogOn(page).getByRole('button', { name: 'Login Again' }).click();
  await signInOn(page, customers.Gopal!, otpFor);
  await expect(pageHeading(page)).toHaveText(personal);
  await expect(duties(page)).toHaveValue('Repairs watches and clocks');
  await expect(page.getByLabel('Annual income')).toHaveValue('300000');
  await stored(page, policyNo, 4000).toBe('Repairs watches and clocks');
});
