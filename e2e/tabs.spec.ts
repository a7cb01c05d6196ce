import type { Page } from '@playwright/test';
import { addressOf, pickPolicy } from './fill';
import { dialogOn, expect, test } from './portal';
import { holdCall, pressButton, ticketsOn } from './send';

const key = 'any_other_request';
const policyNo = '50090016';
const comment = (page: Page) => page.getByLabel(/Comment/);
const isRestored = (page: Page) =>
  expect(page.getByText('We kept what you typed before.')).toBeVisible();

test('two tabs with the same form keep what was typed in each, and the request that one of them was sending', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Kavita');
  await page.goto(addressOf(key));
  await pickPolicy(page, policyNo);
  await comment(page).fill('Please send my bonus letter');
  const held = await holdCall(page, 'generate-sr-ticket/', 'server');
  await pressButton(page, 'Submit request');
  await held.arrived;

  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => void window.open(address), addressOf(key)),
  ]);
  await pickPolicy(other, '50090017');
  await expect(comment(other)).toHaveValue('');
  await comment(other).fill('Please print larger');
  await comment(other).blur();
  await other.reload();
  await isRestored(other);
  await expect(comment(other)).toHaveValue('Please print larger');

  await page.reload();
  await expect(dialogOn(page)).toContainText(/Your reference number is SR\d{8}/);
  expect(await ticketsOn(page, policyNo, 'any other requests')).toHaveLength(1);
  await held.release();
  await page.close({ runBeforeUnload: true });
  await other.reload();
  await expect(comment(other)).toHaveValue('Please print larger');
});
