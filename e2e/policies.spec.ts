import type { Locator, Page } from '@playwright/test';
import { customers, expect, sentTo, shown, test } from './portal';

const cardOf = (page: Page, plan: string) => page.getByRole('article', { name: plan, exact: true });

/** The value of a term in a card. */
const fact = (part: Locator, name: string) =>
  part.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd');

test('[POL-01] [POL-02] [POL-03] [POL-04] [POL-15] shows a card for each policy; its details open in place, by keyboard, with their own URL', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  const { policies } = customers.Asha!;
  await expect(page.getByRole('button', { name: 'Show details' })).toHaveCount(policies.length);
  const card = cardOf(page, 'Wealth Builder');
  await expect(card).toContainText('Policy 5001 0001');
  await expect(card).toContainText('Premium paying');
  await expect(fact(card, 'Premium amount')).toHaveText('₹ 25,080 / year');
  await expect(fact(card, 'Due date')).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await expect(fact(card, 'Fund value')).toHaveText(/^₹\s[\d,]+\.\d\d$/);
  await expect(card.getByText('Life assured')).toHaveCount(0);

  await card.getByRole('button', { name: 'Show details' }).focus();
  await page.keyboard.press('Enter');
  await expect(fact(card, 'Life assured')).toHaveText('Asha Sample');
  await expect(page).toHaveURL(/\/dashboard\/policy\?policy=50010001$/);
  await expect(fact(card, 'Proposer')).toHaveText('Asha Sample');
  await expect(fact(card, 'Sum assured')).toHaveText('₹ 10,00,000');
  await expect(fact(card, 'Policy term')).toHaveText('20 years');
  await expect(fact(card, 'Premium paying term')).toHaveText('15 years');
  await expect(fact(card, 'Frequency')).toHaveText('Annually');
  await expect(fact(card, 'Issue date')).toHaveText('15/06/2018');
  await expect(fact(card, 'Maturity date')).toHaveText(shown(policies[0]!.maturityDate));
  await expect(fact(card, 'Fund strategy')).toHaveText('Self-Managed Fund Strategy');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Life assured')).toHaveCount(0);

  await page.goto('/dashboard/policy?policy=50010002');
  const other = cardOf(page, 'Saver Endowment');
  await expect(fact(other, 'Life assured')).toHaveText('Asha Sample');
  await expect(other.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(other.getByText('Fund strategy')).toHaveCount(0);
  await expect(other.getByText('Fund value')).toHaveCount(0);
});

test('[POL-05] [POL-06] [POL-07] lists riders, nominees and appointees, or shows that there are none', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await page.goto('/dashboard/policy?policy=50010001');
  const rows = (name: string) => page.getByRole('table', { name }).getByRole('row');
  await expect(rows('Riders')).toHaveText([
    /Rider.*Sum assured.*Status/,
    /Accidental Death Benefit.*₹\s5,00,000.*Premium paying/,
  ]);
  await expect(rows('Nominees and appointees')).toHaveText([
    /Nominee.*Relation.*Appointee.*Appointee's relation/,
    /Rohan Sample.*Son.*Kiran Sample.*Husband/,
    /Kiran Sample.*Husband.*–.*–/,
  ]);
  await page.goto('/dashboard/policy?policy=50010003');
  await expect(page.getByText('There are no riders on this policy.')).toBeVisible();
  await expect(page.getByText('There is no nominee on this policy.')).toBeVisible();
});

test('[POL-09] triggers the SMS half a second after a unit-linked card is opened', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  const card = cardOf(page, 'Wealth Builder');
  const isTrigger = (request: { url(): string }) => request.url().endsWith('/api/fund-value/');
  let triggers = 0;
  page.on('request', (request) => {
    if (isTrigger(request)) triggers += 1;
  });
  // Opened and closed within half a second, even on a slow machine.
  await card.getByRole('button', { name: 'Show details' }).evaluate((button: HTMLElement) => {
    button.click();
    setTimeout(() => button.click(), 100);
  });
  await page.waitForTimeout(1200);
  await expect(card.getByRole('button', { name: 'Show details' })).toBeVisible();
  expect(triggers).toBe(0);
  const opened = Date.now();
  const [trigger] = await Promise.all([
    page.waitForRequest(isTrigger),
    card.getByRole('button', { name: 'Show details' }).click(),
  ]);
  expect(Date.now() - opened).toBeGreaterThanOrEqual(480);
  expect(await sentTo(page, /\/fund-value\/$/)).toEqual({
    policyNumber: '50010001',
    etli_sms: 'FUND_VALUE',
  });
  expect(await (await trigger.response())!.json()).toMatchObject({ status: 'success' });
  await cardOf(page, 'Child Plan').getByRole('button', { name: 'Show details' }).click();
  await page.waitForTimeout(900);
  expect(triggers).toBe(1);
});

test('[POL-11] [POL-12] [POL-13] [POL-14] [POL-16] [POL-17] shows Pay Now or Revive Policy according to the checks', async ({
  page,
  signIn,
}) => {
  await signIn('Vikram');
  const lapsed = cardOf(page, 'Family Protect');
  await expect(lapsed.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  await expect(cardOf(page, 'Money Back').getByText(/Pay Now|Revive Policy/)).toHaveCount(0);
  const [revival, renewal] = await Promise.all([
    page.waitForResponse(/check-pay-now-dgh\/\?policyNumber=50020001/),
    page.waitForResponse(/check-pay-now-eligibilty\//),
    lapsed.getByRole('button', { name: 'Show details' }).click(),
  ]);
  expect(await revival.json()).toMatchObject({ dghStatus: 'Yes' });
  expect(await renewal.json()).toHaveProperty('isEligibleForRenewal');
  await lapsed.getByRole('link', { name: 'Revive Policy' }).click();
  await expect(page).toHaveURL(/\/dashboard\/raise-service-request\?policyNum=50020001$/);

  await signIn('Asha');
  await cardOf(page, 'Wealth Builder').getByRole('button', { name: 'Pay Now' }).click();
  const modal = page.getByRole('dialog', { name: 'Pay your premium' });
  await expect(modal.getByRole('button', { name: 'Proceed For Payment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(
    cardOf(page, 'Wealth Builder').getByRole('button', { name: 'Pay Now' }),
  ).toBeFocused();
});

test('[POL-08] shows "No data found" without a policy', async ({ page, signIn }) => {
  await signIn('Farhan');
  await expect(page.getByText('No data found')).toBeVisible();
});

test('shows what needs attention directly after the sign-in', async ({ page, signIn }) => {
  await signIn('Asha');
  const attention = page.getByRole('region', { name: 'What needs your attention' });
  const next = page.getByRole('region', { name: 'Next premium' });
  await expect(next).toContainText(/₹\s25,080.*Due on \d\d\/\d\d\/\d{4}, /s);
  // Other journeys may have raised requests on other policies: one line tells of all.
  const open = attention.getByRole('listitem').filter({ hasText: /request(s are| is) open/ });
  await open.getByRole('link', { name: 'Track requests' }).click();
  await page.getByLabel('Policy Number').selectOption('50010002');
  await expect(page.getByRole('heading', { name: "Mother's maiden name" })).toBeVisible();
  await signIn('Vikram');
  await expect(attention.getByRole('link', { name: 'Revive Policy' })).toHaveCount(2);
});

test('filters forty policies by number, and sixteen of all kinds by name and status', async ({
  page,
  signIn,
}) => {
  await signIn('Daniel');
  const cards = page.getByRole('button', { name: 'Show details' });
  await expect(cards).toHaveCount(40);
  const search = page.getByLabel('Find a policy by number or name');
  await search.fill('5005 0017');
  await expect(page.getByText('Showing 1 of 40 policies')).toBeVisible();
  await expect(page.getByText('Policy 5005 0017')).toBeVisible();

  await signIn('Savitri');
  const { policies } = customers.Savitri!;
  const named = policies.filter(({ planName }) => /wealth/i.test(planName));
  await search.fill('wealth');
  await expect(cards).toHaveCount(named.length);
  await search.fill('');
  await page.getByLabel('Status').selectOption({ label: 'Lapsed (2)' });
  await expect(cards).toHaveCount(2);
  await search.fill('no such plan');
  await page.getByRole('button', { name: 'Show all policies' }).click();
  await expect(cards).toHaveCount(policies.length);
});

test('has no layout shift while the policies load', async ({ page, signIn }) => {
  await signIn('Asha');
  await page.route(/\/api\/policies\/$/, async (route) => {
    await new Promise((wake) => setTimeout(wake, 800));
    await route.continue();
  });
  await page.goto('/dashboard/policy');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(2);
  await expect(page.getByText('4 policies')).toBeVisible();
  await expect(page.getByText('Premium amount').first()).toBeVisible();
  await expect(cardOf(page, 'Wealth Builder')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
