import { gzipSync } from 'node:zlib';
import { customers, expect, signInOn, test } from './portal';

/** In bytes: what a phone on a slow line waits for before the customer can sign in. */
const limit = 110_000;

test('loads at most 110 KB of JavaScript, gzipped, with the first page', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeVisible();
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total, `in ${sizes.length} files`).toBeGreaterThan(0);
  expect(total, `in ${sizes.length} files`).toBeLessThanOrEqual(limit);
});

test('asks for what a form needs before its code is here, and once', async ({ page, signIn }) => {
  await signIn('Meera');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  const needed = ['catalogue', 'definitions/email_update', 'get-sr-sub-types', 'device-draft-keys'];
  await page.route('**/assets/Dashboard-*.js', async (route) => {
    await expect.poll(() => calls).toEqual(expect.arrayContaining(needed.map(callTo)));
    await route.continue();
  });
  await page.goto('/dashboard/raise-service-request?request=email_update');
  await expect(page.locator('form input').first()).toBeVisible();
  expect(calls).toEqual([...new Set(calls)]);
});

const callTo = (name: string) => `GET /api/${name}/`;

test('asks for the code of a screen again on the next visit after it could not be fetched', async ({
  page,
  signIn,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await signIn('Meera');
  let isDown = true;
  await page.route('**/assets/{PremiumPayment,DefinitionScreen}-*.js', (route) =>
    isDown ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto('/dashboard/profile');
  const screens = ['Premium Payment', 'Premium Receipt'];
  const heading = page.getByRole('heading', { level: 1 });
  const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
  for (const name of screens) {
    await open(name);
    await expect(heading).toHaveText('This page could not be shown');
  }
  isDown = false;
  for (const name of screens) {
    await open(name);
    await expect(heading).toHaveText(name);
  }
});

test('has its own typeface from the first screen after the sign-in on', async ({
  page,
  otpFor,
}) => {
  await page.goto('/login');
  await signInOn(page, customers.Meera!, async (number) => {
    await page.waitForFunction(() => document.fonts.check('1em "Inter loaded"'));
    return otpFor(number);
  });
  await expect(page.getByRole('heading', { level: 1, name: 'My Policies' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Inter loaded"/);
});
