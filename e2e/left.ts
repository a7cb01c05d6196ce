import { expect, type Locator, type Page } from '@playwright/test';
import { definitionOf } from '../tests/files';
import { addressOf } from './fill';
import { callsTo, holdCall, ticketsOn } from './send';

/** Goes to an address as links do, without loading the page anew. */
export const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

/** Opens the form from the profile, so that Back leaves it without loading the page anew. */
export async function openFromProfile(page: Page, key: string): Promise<void> {
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go(page, addressOf(key));
}

export const loader = (page: Page) => page.getByTestId('loader');
export const toast = (page: Page, type: string) => page.locator(`[data-type="${type}"]`);
export const typeOf = (key: string) => definitionOf(key).request.subType.name.toLowerCase();

/** Leaves a filled-in form during this step, and expects its number on the other page and an empty form. */
export async function leaveWhileSending(
  page: Page,
  { key, policyNo, step }: { key: string; policyNo: string; step: string },
  button: Locator,
  leave: () => Promise<unknown> = () => page.goBack(),
): Promise<void> {
  // Requests of some types are listed for all policies, also those of other journeys.
  const before = await ticketsOn(page, policyNo, typeOf(key));
  const sent = callsTo(page, step);
  const held = await holdCall(page, step);
  await button.click();
  await held.arrived;
  await expect(loader(page)).toBeVisible();
  await leave();
  await expect(page).toHaveURL(/profile$/);
  await expect(loader(page)).toBeHidden();
  await held.release();
  await expect(toast(page, 'success')).toContainText(/Your reference number is SR\d{8}/);
  const number = (await toast(page, 'success').textContent())!.match(/SR\d{8}/)![0];
  expect(await ticketsOn(page, policyNo, typeOf(key))).toEqual([number, ...before]);
  await page.getByRole('link', { name: 'Track this request' }).click();
  await expect(page.getByRole('status').filter({ hasText: number })).toBeVisible();
  await expect(toast(page, 'success')).toHaveCount(0);
  await go(page, addressOf(key));
  await expect(page.getByLabel('Policy Number')).toHaveValue('');
  expect(sent).toEqual([step]);
}
