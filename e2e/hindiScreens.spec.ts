import type { Page } from '@playwright/test';
import { expectNoEnglish } from './english';
import { openRequest, pickPolicy } from './fill';
import { customers, dialogOn, expect, shown, test } from './portal';
import { expire } from './storedSession';
import { words } from './words';

/** A text of the portal. */
const w = (path: string, values?: { [name: string]: unknown }) => words('portal', path, values);

test.use({ language: 'hi', serverSettings: { OTP_SENDS_PER_DAY: '10000' } });
// Each screen is looked at in three widths and looks.
test.describe.configure({ timeout: 150_000 });

const button = (page: Page, path: string) =>
  page.getByRole('button', { name: w(path), exact: true });
const link = (page: Page, path: string) => page.getByRole('link', { name: w(path), exact: true });
const title = (page: Page, path: string) =>
  page.getByRole('heading', { level: 1, name: w(path), exact: true });

const it = test.extend<{ read(about: string, also?: string[]): Promise<void> }>({
  /** Expects that the page as it is now is in Hindi and accessible, also on a phone. */
  read: async ({ page, isAccessible }, use) =>
    use(async (about, also) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoEnglish(page, about, also);
      await isAccessible(about);
    }),
});

it('signing in, from empty fields to the OTP', async ({ page, read, otpFor }) => {
  const { policies, dateOfBirth, phoneNumber } = customers.Asha!;
  await page.goto('/login');
  await read('sign-in');
  await button(page, 'signIn.continue').click();
  await expect(page.getByText(w('signIn.dob.missing'))).toBeVisible();
  await read('sign-in, nothing filled in');
  await page.getByLabel(w('signIn.identifier.label')).fill('123');
  await page.getByLabel(w('signIn.dob.label')).first().fill('31/02/1985');
  await button(page, 'signIn.continue').click();
  await expect(page.getByText(w('signIn.dob.invalid'))).toBeVisible();
  await read('sign-in, a wrong date');
  await page.getByLabel(w('signIn.identifier.label')).fill(policies[0]!.policyNumber);
  await page.getByLabel(w('signIn.dob.label')).first().fill(shown(dateOfBirth));
  await button(page, 'signIn.continue').click();
  const otp = page.getByLabel(w('signIn.otp.label'));
  await expect(otp).toBeVisible();
  await read('OTP');
  await button(page, 'signIn.login').click();
  await expect(page.getByText(w('signIn.otp.missing'))).toBeVisible();
  await read('OTP, missing');
  const right = await otpFor(phoneNumber);
  await otp.fill(right === '111111' ? '222222' : '111111');
  await button(page, 'signIn.login').click();
  await expect(page.getByText(w('signIn.otp.invalid')).first()).toBeVisible();
  await read('OTP, wrong');
  await otp.fill(right);
  await button(page, 'signIn.login').click();
  await page.waitForURL(/\/dashboard\//);
});

it('addresses without a page', async ({ page, signIn, read }) => {
  await page.goto('/nowhere');
  await expect(title(page, 'notFound.title')).toBeVisible();
  await read('not found, as a visitor');
  await signIn('Asha');
  await page.goto('/dashboard/nowhere');
  await expect(title(page, 'notFound.title')).toBeVisible();
  await read('not found');
});

it('My Policies: cards, details, search, attention, and none', async ({ page, signIn, read }) => {
  await signIn('Asha');
  await read('policies of Asha');
  for (const { policyNumber } of customers.Asha!.policies.slice(0, 3)) {
    await page.goto(`/dashboard/policy?policy=${policyNumber}`);
    await expect(page.getByText(w('policies.lifeAssured'), { exact: true })).toBeVisible();
    await read(`details of ${policyNumber}`);
  }
  await signIn('Vikram');
  await read('policies of Vikram');
  await signIn('Savitri');
  await read('policies of Savitri');
  const search = page.getByLabel(w('find.policy'));
  await search.fill('xyz');
  await expect(page.getByText(w('find.none'))).toBeVisible();
  await read('no policy found');
  await signIn('Farhan');
  await expect(page.getByText(w('policies.none'))).toBeVisible();
  await read('no policies');
});

it('the menu on a phone, the profile, and logging out', async ({ page, signIn, read }) => {
  await signIn('Asha');
  await page.goto('/dashboard/profile');
  await expect(title(page, 'profile.title')).toBeVisible();
  await read('profile');
  await link(page, 'profile.changeDateOfBirth').click();
  await expect(dialogOn(page)).toBeVisible();
  await read('date of birth, a message');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/profile');
  await button(page, 'menu.open').click();
  await expect(button(page, 'menu.close')).toBeVisible();
  await read('menu');
  await page.getByText(w('menu.logout')).locator('visible=true').click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(dialogOn(page)).toContainText(w('session.signedOut'));
  await read('signed out');
});

it('funds, or none', async ({ page, signIn, read }) => {
  await signIn('Asha');
  await page.goto('/dashboard/fund-value');
  await expect(page.getByRole('table').first()).toBeVisible();
  await read('fund value');
  await signIn('Vikram');
  for (const screen of ['fund-value', 'fund-switch', 'premium-redirection']) {
    await page.goto(`/dashboard/${screen}`);
    await expect(page.getByText(w('funds.none')).first()).toBeVisible();
    await read(`${screen} without a unit-linked policy`);
  }
});

it('fund switch and premium redirection with a fund strategy', async ({ page, signIn, read }) => {
  await signIn('Asha');
  for (const key of ['fund_switch', 'premium_redirection']) {
    await openRequest(page, key);
    await page.getByLabel(w('policy')).selectOption('50010004');
    await expect(dialogOn(page)).toBeVisible();
    await read(`${key}, refused`);
  }
});

/** Opens the bank's page for a policy. */
async function proceed(page: Page, policyNo: string): Promise<void> {
  await page.goto('/dashboard/premium-payment');
  await page.getByLabel(w('find.policy')).fill(policyNo);
  await button(page, 'payment.payNow').click();
  await expect(button(page, 'payment.proceed')).toBeVisible();
}

/** The buttons of the bank: pay, fail, cancel, leave. */
const atBank = (page: Page, index: number) => page.getByRole('button').nth(index);

it('payments: list, dialog, bank, success and failure', async ({ page, signIn, read }) => {
  await signIn('Savitri');
  await page.goto('/dashboard/premium-payment');
  await read('premiums to pay');
  await proceed(page, '50060003');
  await read('premium of a policy');
  await button(page, 'payment.proceed').click();
  await page.waitForURL(/demo/);
  await read('bank');
  await atBank(page, 0).click();
  await expect(title(page, 'thankYou.paid.title')).toBeVisible();
  await read('payment successful');
  await page.goto('/dashboard/premium-payment');
  await page.getByLabel(w('find.policy')).fill('50060003');
  await expect(page.getByText(w('payment.nothingToPay'))).toBeVisible();
  await read('nothing to pay');
  await proceed(page, '50060009');
  await button(page, 'payment.proceed').click();
  await page.waitForURL(/demo/);
  await atBank(page, 1).click();
  await expect(title(page, 'thankYou.notPaid.title')).toBeVisible();
  await read('payment failed');
});

it('payments that are not confirmed, or unknown', async ({ page, signIn, read }) => {
  await signIn('Savitri');
  await proceed(page, '50060013');
  await button(page, 'payment.proceed').click();
  await page.waitForURL(/demo/);
  await atBank(page, 3).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await read('left the bank');
  await page.goto('/dashboard/policy');
  const attention = page.getByRole('region', { name: w('attention.title') });
  await attention.getByRole('button').last().click();
  await read('all that needs attention');
  await proceed(page, '50060013');
  await read('premium of a payment that is not confirmed');
  await page.goto('/dashboard/policy');
  await attention.getByRole('button').last().click();
  await attention.getByRole('link', { name: w('attention.seePayment') }).click();
  await expect(title(page, 'thankYou.confirming.title')).toBeVisible();
  await read('payment being confirmed');
  await page.route(/\/api\/payment-status\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), state: 'unconfirmed' } });
  });
  await expect(title(page, 'thankYou.unconfirmed.title')).toBeVisible();
  await read('payment not confirmed');
  await page.unroute(/\/api\/payment-status\//);
  await page.route(/\/api\/payment-status\//, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/dashboard/thank-you?status=true&gateway_trans_id=BANK-9&txn_id=TX-9');
  await expect(title(page, 'thankYou.unknown.title')).toBeVisible({ timeout: 45_000 });
  await read('payment not found', ['TX', 'BANK']);
});

it('raising: search, lists, and an unknown request', async ({ page, signIn, read }) => {
  await signIn('Asha');
  await page.goto('/dashboard/raise-service-request');
  await expect(page.getByLabel(w('raise.serviceType'))).toBeVisible();
  await read('raise');
  await button(page, 'raise.continue').click();
  await expect(page.getByText(w('raise.noServiceType'))).toBeVisible();
  await read('raise, nothing chosen');
  const box = page.getByRole('searchbox');
  await box.fill('पता');
  await expect(page.getByText(/मिले/).first()).toBeVisible();
  await read('requests found');
  await box.fill('xyzzy');
  await expect(page.getByText(w('raise.find.none'))).toBeVisible();
  await read('no request found');
  await page.goto('/dashboard/raise-service-request?request=nothing');
  await expect(page.getByText(w('raise.notOffered'))).toBeVisible();
  await read('an unknown request');
});

it('how a revival is sent', async ({ page, signIn, read }) => {
  await signIn('Vikram');
  await page.goto('/dashboard/raise-service-request?request=DGH');
  await pickPolicy(page, '50020001');
  await expect(page.getByText(w('raise.submission.how'))).toBeVisible();
  await read('how a revival is sent');
});

it('tracking: cards, pages, what was sent, and nothing', async ({ page, signIn, read }) => {
  await signIn('Daniel');
  await page.goto('/dashboard/track-service-request?policy=50050001');
  await expect(page.getByRole('list', { name: w('track.requests'), exact: true })).toBeVisible();
  await read('requests');
  const pager = page.getByRole('navigation', { name: w('track.pages') });
  for (const path of ['track.nextPage', 'track.nextPage', 'track.lastPage']) {
    await pager.getByRole('button', { name: w(path), exact: true }).click();
    await read(`requests, after ${path}`);
  }
  await openRequest(page, 'any_other_request');
  await pickPolicy(page, '50050002');
  await page.getByRole('textbox').first().fill('कृपया मुझे शाम को फ़ोन करें');
  await page.getByRole('button', { name: words('form', 'submit.button') }).click();
  await expect(dialogOn(page)).toContainText(/SR\d{8}/);
  await page.goto('/dashboard/track-service-request?policy=50050002');
  await link(page, 'track.sent').first().click();
  await expect(title(page, 'track.sent')).toBeVisible();
  await read('what was sent');
  await signIn('Savitri');
  await page.goto('/dashboard/track-service-request?policy=50060012');
  await expect(page.getByText(w('track.none'))).toBeVisible();
  await read('no requests');
  await signIn('Asha');
  await page.goto('/dashboard/track-service-request');
  await page.getByLabel(w('policy')).selectOption(w('choosePolicy'));
  await expect(page.getByText(w('track.noPolicy'))).toBeVisible();
  await read('no policy chosen');
});

it('sessions that ended', async ({ page, signIn, onAnotherDevice, read }) => {
  await signIn('Lakshmi');
  await page.waitForLoadState('networkidle');
  await expire(page);
  await page.goto('/dashboard/track-service-request');
  await expect(dialogOn(page)).toContainText(w('session.expired'));
  await read('session expired');
  await signIn('Lakshmi');
  await onAnotherDevice('Lakshmi');
  await page.goto('/dashboard/raise-service-request?request=mother_name');
  await expect(dialogOn(page)).toContainText(w('session.elsewhere'));
  await read('signed in elsewhere');
});

it('faults of the server and of the connection', async ({ page, signIn, context, read }) => {
  await signIn('Asha');
  await page.route(/\/api\//, (route) =>
    route.request().url().includes('/api/settings/')
      ? route.continue()
      : route.fulfill({ status: 500, json: {} }),
  );
  for (const screen of [
    'policy',
    'policy?policy=50010001',
    'premium-payment',
    'fund-value',
    'track-service-request',
    'raise-service-request',
    'raise-service-request?request=pan_card',
    'profile',
    'fund-switch',
    'thank-you?status=true&gateway_trans_id=BANK-9&txn_id=TX-9',
  ]) {
    await page.goto(`/dashboard/${screen}`);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await read(`${screen} without the server`, ['TX', 'BANK']);
  }
  await page.unroute(/\/api\//);
  await page.goto('/dashboard/policy');
  await expect(page.getByRole('article').first()).toBeVisible();
  // What comes after the screen has come: what is missing then is said on the console.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const path of ['menu.track', 'menu.fundValue', 'menu.raise']) {
    await page
      .getByRole('navigation', { name: w('menu.label') })
      .getByRole('link', { name: w(path), exact: true })
      .click();
    await expect(page.locator('h1')).toBeVisible();
    await read(`${path} without a connection`);
  }
});
