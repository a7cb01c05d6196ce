import type { Page, Request } from '@playwright/test';
import { layoutShiftsOn, mostShift, sumOf, watchLayoutShifts } from './layoutShifts';
import { expect, test } from './portal';

/** The texts of the portal in Hindi, and the fonts for their letters. */
const texts = '**/hi-*.js';
const fonts = '**/*.woff2';

const signIn = (page: Page) => page.getByRole('heading', { level: 1 });
const refused = 'The page could not be loaded in हिन्दी.';

/** What becomes of a request: the line breaks, or nothing ever comes. */
const failures = { fails: 'abort', hangs: 'hang' } as const;

async function fail(page: Page, address: string, how: 'abort' | 'hang'): Promise<void> {
  await page.route(address, (route) => (how === 'abort' ? route.abort() : undefined));
}

test.describe('a browser that is set to Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('shows the first page in Hindi, and nothing on it moves', async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto('/login', { waitUntil: 'networkidle' });
    await expect(signIn(page)).toHaveText('साइन इन करें');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page).toHaveTitle(/साइन इन करें/);
    const shifts = await layoutShiftsOn(page);
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
  });

  test('asks for the texts and the fonts while the first script comes, and names itself then', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request: Request) => asked.push(request.url()));
    await page.route('**/first-*.js', () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page).toHaveTitle('पॉलिसीधारक पोर्टल');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    const fontsAsked = () => asked.filter((url) => url.endsWith('.woff2')).length;
    await expect.poll(fontsAsked).toBe(2);
  });

  for (const [what, how] of Object.entries(failures)) {
    test(`draws the first page in Hindi where a font ${what}`, async ({ page }) => {
      await fail(page, fonts, how);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(signIn(page)).toHaveText('साइन इन करें');
    });

    test(`draws the first page in English where its texts ${what.replace(/s$/, '')}, and tries again`, async ({
      page,
    }) => {
      await fail(page, texts, how);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(signIn(page)).toHaveText('Sign in');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page).toHaveTitle(/Sign in/);
      const word = page.getByRole('alert').filter({ hasText: refused });
      await expect(word).toBeVisible();
      await page.unroute(texts);
      await word.getByRole('link', { name: 'Try again' }).click();
      await expect(signIn(page)).toHaveText('साइन इन करें');
    });
  }
});

test.describe('a reader of English', () => {
  for (const [what, how] of Object.entries(failures)) {
    test(`gets Hindi where a font ${what}`, async ({ page }) => {
      await page.goto('/login');
      await fail(page, fonts, how);
      await page.getByRole('button', { name: 'हिन्दी' }).click();
      await expect(signIn(page)).toHaveText('साइन इन करें');
    });

    test(`is told where the texts in Hindi ${what.replace(/s$/, '')}, and keeps what was typed`, async ({
      page,
    }) => {
      await page.goto('/login');
      const identifier = page.getByLabel('Policy No. / Email / Mobile No.');
      await identifier.fill('50050001');
      await fail(page, texts, how);
      await page.getByRole('button', { name: 'हिन्दी' }).click();
      await expect(page.getByRole('alert')).toContainText('Please try again');
      await expect(signIn(page)).toHaveText('Sign in');
      await expect(identifier).toHaveValue('50050001');
      await page.unroute(texts);
    });
  }

  test('loads its typeface, and of other letters those of the name of the other language', async ({
    page,
  }) => {
    const fonts: Promise<{ isOwn: boolean; length: number }>[] = [];
    page.on('response', (response) => {
      const isOwn = response.url().includes('/inter-');
      if (response.url().endsWith('.woff2'))
        fonts.push(response.body().then(({ length }) => ({ isOwn, length })));
    });
    await page.goto('/login', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'हिन्दी' })).toBeVisible();
    const loaded = await Promise.all(fonts);
    const sizeOf = (own: boolean) =>
      loaded.reduce((sum, { isOwn, length }) => sum + (isOwn === own ? length : 0), 0);
    expect(sizeOf(true)).toBeLessThan(25_000);
    expect(sizeOf(false)).toBeLessThan(5000);
  });
});
