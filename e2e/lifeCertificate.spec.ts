import type { Page } from '@playwright/test';
import { openRequest } from './fill';
import { dialogOn, expect, test } from './portal';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function renew(page: Page) {
  await openRequest(page, 'digital_life_certificate', '50030002');
  await button(page, 'Renew').click();
  await page.getByRole('radio', { name: 'Photo Verification' }).check();
  await button(page, 'Turn on the camera').click();
  await expect(page.locator('video')).toBeVisible();
}

for (const [screen, width, height, box] of [
  [1280, 520, 380, 400],
  [767, 520, 380, 400],
  [766, 250, 200, 200],
  [390, 250, 200, 200],
] as const) {
  test(`[DLC-17] shows the camera at ${width} by ${height} px on a screen of ${screen} px`, async ({
    page,
    signIn,
    isAccessible,
  }) => {
    await page.setViewportSize({ width: screen, height: 900 });
    await signIn('Lakshmi');
    await renew(page);
    const size = (selector: string) =>
      page
        .locator(selector)
        .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    expect(await size('video')).toEqual([width, height]);
    expect(await size(':has(> video)')).toEqual([width, box]);
    await isAccessible('the camera is on');
    await button(page, 'Take photo').click();
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Verify photo' })).toBeFocused();
    expect(await size('img[alt="Your photo"]')).toEqual([width, height]);
    await isAccessible('the photo is taken');
  });
}

test('[DLC-12] without a face, Confirm turns the camera on again, by keyboard alone', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await page.route(/face-liveness/, (route) =>
    route.fulfill({ json: { status: 'success', liveness: 'no face' } }),
  );
  await signIn('Lakshmi');
  await renew(page);
  await expect(button(page, 'Take photo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Verify photo' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialogOn(page)).toContainText(
    'Photo does not have any face. Are you sure want to retry?',
  );
  await isAccessible('no face');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button(page, 'Confirm')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Take photo')).toBeFocused();
});
