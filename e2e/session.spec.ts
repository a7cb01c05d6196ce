import { expire, readSession } from './storedSession';
import { customers, dialogOn, expect, shown, signInOn, test } from './portal';

test('[SESS-02] [SESS-03] stores nothing before the OTP is verified, and everything after it', async ({
  page,
  otpFor,
}) => {
  await page.goto('/login');
  await page.getByLabel('Policy No. / Email / Mobile No.').fill('50010001');
  await page
    .getByLabel(/date of birth/i)
    .first()
    .fill(shown(customers.Asha!.dateOfBirth));
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  const otp = page.getByRole('textbox', { name: /^OTP/ });
  await expect(otp).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await otp.fill(await otpFor(customers.Asha!.phoneNumber));
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.waitForURL(/dashboard/);
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(Object.keys(stored).toSorted()).toEqual([
    'clientUniqueId',
    'lastLogin',
    'policyList',
    'token',
    'userData',
    'userProfile',
  ]);
  expect(stored.clientUniqueId).toContain('C10001');
  expect(JSON.parse(stored.policyList!)).toHaveLength(customers.Asha!.policies.length);
});

test('[SESS-07] [SESS-10] [SESS-12] shows the modal of an expired session at the next action, never by a timer; Login Again signs out', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  // What this screen loads checks the session, too, so it is over before the session expires.
  await page.goto('/dashboard/profile', { waitUntil: 'networkidle' });
  await expect(page.locator('h1')).toBeVisible();
  await expire(page);
  const modal = dialogOn(page);
  await page.waitForTimeout(1500);
  await expect(modal).toHaveCount(0);
  await page.getByRole('link', { name: 'Fund Value' }).first().click();
  await expect(modal).toContainText('Session expired please login again');
  await modal.getByRole('button', { name: 'Login Again' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('[SESS-08] [ERR-03] shows that the session expired after a 401 with an expired token', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await page.goto('/dashboard/track-service-request');
  await expect(page.locator('h1')).toBeVisible();
  await page.route(/track-service-request$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await expire(page);
    await route.fulfill({ status: 401, json: { message: 'no' } });
  });
  await page.getByRole('combobox').first().selectOption('50010001');
  await expect(page.getByText('Session expired please login again')).toBeVisible();
});

test('[SESS-09] ends the first session after a second sign-in of the same customer, with a message', async ({
  page,
  signIn,
  onAnotherDevice,
}) => {
  await signIn('Lakshmi');
  await onAnotherDevice('Lakshmi');
  await page.goto('/dashboard/raise-service-request?request=mother_name');
  await expect(
    page.getByText(
      'You have been signed out from here as multiple logins detected for the same user',
    ),
  ).toBeVisible();
});

test('[SESS-11] shows no modal on the root path and on /login', async ({ page, signIn }) => {
  await signIn('Asha');
  const { token } = await readSession(page);
  for (const path of ['/', '/login']) {
    await expire(page, token);
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeVisible();
    await expect(page.getByText('Session expired please login again')).toHaveCount(0);
  }
});

test('shows no personal data with Back after logging out', async ({ page, signIn }) => {
  await signIn('Asha');
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('link', { name: 'Logout' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByText('You are not signed in on this page.')).toBeVisible();
  await expect(page.getByText('Wealth Builder')).toHaveCount(0);
});

test('logging out in one tab logs out the others, with what was typed there', async ({
  page,
  signIn,
}) => {
  await signIn('Gopal');
  await page.goto('/dashboard/raise-service-request?request=any_other_request');
  const comment = page.getByLabel(/Comment/);
  await comment.fill('Please send my bonus letter');
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/dashboard/profile')),
  ]);
  await other.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(/^You logged out in another tab/)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByText(/^You logged out in another tab/)).toHaveCount(0);
});

test('a browser that lets the portal keep nothing signs in, and a form says that it is not kept', async ({
  page,
  otpFor,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/No draft was removed/, /Drafts cannot be read on this device/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
  });
  await page.goto('/login');
  await signInOn(page, customers.Asha!, otpFor);
  await page.getByRole('link', { name: 'Raise', exact: true }).click();
  await page.getByRole('search').getByRole('searchbox').fill('maiden');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This device does not keep what you type.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are not signed in on this page.')).toBeVisible();
});
