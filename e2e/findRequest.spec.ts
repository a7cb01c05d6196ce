import type { Page } from '@playwright/test';
import { layoutShiftsOn, mostShift, sumOf, watchLayoutShifts } from './layoutShifts';
import { expect, test } from './portal';

const box = (page: Page) => page.getByRole('search').getByRole('searchbox');

test.beforeEach(async ({ ensureSignedIn, page }) => {
  await ensureSignedIn('Asha');
  await page.goto('/dashboard/raise-service-request');
  await expect(page.getByLabel('Request Service Type')).toBeVisible();
});

test('finds a request in English and in Hindi by keyboard alone, and opens its form at its heading', async ({
  page,
  isAccessible,
}) => {
  const wanted = { 'chnage my phne': 'Update phone number', 'नॉमिनी जोड़ना': 'Update nominees' };
  for (const [words, heading] of Object.entries(wanted)) {
    await page.goto('/dashboard/raise-service-request');
    await expect(box(page)).toBeEnabled();
    while (!(await box(page).evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.insertText(words);
    await expect(page.getByRole('search').getByRole('status')).toContainText('fit');
    await isAccessible(`results for ${words}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('search').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  }
});

test('leads on where nothing fits, and shows the tiles of what is asked for most', async ({
  page,
  isAccessible,
}) => {
  await box(page).fill('xyzzy');
  await expect(page.getByRole('search').getByRole('status')).toContainText('Nothing fits');
  await isAccessible('nothing found');
  const tiles = page.getByRole('region', { name: 'Asked for most' }).getByRole('link');
  await expect(tiles).toHaveCount(8);
  await tiles.filter({ hasText: 'Address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('h1')).toHaveText('Update address');
});

test('keeps everything in its place while a slow catalogue arrives', async ({ page }) => {
  await watchLayoutShifts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/catalogue/', async (route) => {
      await asked;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Asked for most' })).toBeVisible();
    await expect(box(page)).toBeDisabled();
    answer();
    await expect(box(page)).toBeEnabled();
    expect(sumOf(await layoutShiftsOn(page))).toBeLessThan(mostShift);
    await page.unroute('**/api/catalogue/');
  }
});
