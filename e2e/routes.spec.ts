import { expect, test } from './portal';

test('[ROUTE-01] / and /login show the login page to everyone', async ({ page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeVisible();
  }
});

test('[ROUTE-05] any other path shows Not Found, also to a visitor', async ({
  page,
  ensureSignedIn,
}) => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/dashboard']) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText('Not Found');
  }
  await ensureSignedIn('Asha');
  for (const path of ['/nowhere', '/Dashboard/Policy']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Not Found');
  }
});

test('[ROUTE-06] [SESS-04] [SESS-06] a dashboard route asks a visitor without token or profile to sign in again', async ({
  page,
  signIn,
}) => {
  // tests/portal/shell.test.tsx checks each route.
  await page.goto('/dashboard/profile');
  await expect(page.getByText('You are not signed in on this page.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  for (const key of ['token', 'userProfile']) {
    await signIn('Asha');
    await page.evaluate((name) => sessionStorage.removeItem(name), key);
    await page.goto('/dashboard/thank-you?status=true');
    await expect(page.getByText('Session expired please login again')).toBeVisible();
  }
});

test('[ROUTE-07] [SHELL-10] a policyNum query preselects the policy-related type and the DGH option and disables all others', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Vikram');
  await page.goto('/dashboard/raise-service-request?policyNum=50020001&incidentNum=INC7');
  const [type, update] = [
    page.getByLabel('Request Service Type'),
    page.getByLabel('Policy Details Update Type'),
  ];
  await expect(type).toHaveValue('policy_related');
  await expect(update).toHaveValue('DGH');
  for (const select of [type, update]) {
    const enabled = await select
      .locator('option:not([disabled])')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(enabled.filter(Boolean)).toEqual([await select.inputValue()]);
  }
});

test('[ROUTE-09] the thank-you page reads its query but does not trust it for a payment', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  const title = page.locator('h1');
  const askedAbout = (reference: string) =>
    page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname === '/api/payment-status/' && searchParams.get('txn_id') === reference;
    });
  let asked = askedAbout('T77');
  await page.goto('/dashboard/thank-you?status=true&gateway_trans_id=G1&txn_id=T77');
  await asked;
  await expect(title).toHaveText('Payment being confirmed');
  asked = askedAbout('G88');
  await page.goto('/dashboard/thank-you?status=false&gateway_trans_id=G88');
  await asked;
  await expect(title).toHaveText('Payment failed');
});

test('[ROUTE-10] the revival screen keeps incidentNum and SRNum in its URL', async ({
  page,
  signInThroughScreens,
}) => {
  await signInThroughScreens(
    'Vikram',
    '?policyNum=50020001&dob=01/12/1979&incidentNum=INC1&SRNum=SR1',
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ incidentNum: 'INC1', SRNum: 'SR1' });
});

test('[FMT-08] amounts are in rupees, and the production build is served', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  await expect(page.getByText(/₹\s?25,080/).first()).toBeVisible();
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  expect(scripts.every((src) => /\/assets\/[\w-]+-[\w-]{8}\.js$/.test(src))).toBe(true);
  const code = await (await page.request.get(scripts[0]!)).text();
  expect(code).not.toContain('@vite/client');
});
