import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../tests/server/help/pdf';
import { customers, expect, sentTo, test } from './portal';

/** The heading of a page. */
const atBank = 'Confirm your payment';

/** Opens the gateway's page for a policy. */
async function proceed(page: Page, policyNo: string): Promise<void> {
  await page.goto('/dashboard/premium-payment');
  await page.getByLabel('Find a policy by number or name').fill(policyNo);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('button', { name: 'Proceed For Payment' }).click();
  await expect(title(page, atBank)).toBeVisible();
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const acknowledgement = (page: Page) =>
  page.getByRole('button', { name: 'Download payment acknowledgement' });

test.beforeEach(async ({ signIn }) => signIn('Savitri'));

test('[POL-10] [PAY-01] [PAY-02] shows cards with number, due date, frequency and premium for policies with a premium to pay', async ({
  page,
}) => {
  await page.goto('/dashboard/premium-payment');
  const statuses = [
    'CONVERTED',
    'LAPSED',
    'PREMIUM PAYING',
    'DISCONTINUANCE PENDING',
    'REDUCED PAID-UP',
    'DISCONTINUED',
  ];
  const expected = customers.Savitri!.policies.filter(({ policyStatus }) =>
    statuses.includes(policyStatus),
  );
  await expect(page.getByText(`Showing ${expected.length} of ${expected.length}`)).toBeVisible();
  await page.getByLabel('Find a policy by number or name').fill('50060003');
  const card = page.getByRole('article').filter({ hasText: 'Policy 5006 0003' });
  for (const part of [/\d\d\/\d\d\/\d{4}/, 'Half-yearly', '₹ 25,080'])
    await expect(card).toContainText(part);
});

test('[POL-12] [PAY-02] [PAY-03] [PAY-04] [PAY-05] [PAY-08] [PAY-10] [ROUTE-09] pays a premium: modal, gateway, success, acknowledgement', async ({
  page,
}) => {
  await page.goto('/dashboard/premium-payment');
  await page.getByLabel('Find a policy by number or name').fill('50060003');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const modal = page.getByRole('dialog', { name: 'Pay your premium' });
  await expect(modal).toContainText(/Premium left to pay\s*₹\s24,500\.00/);
  let sent: unknown;
  await page.route(/\/api\/payment\/$/, async (route) => {
    // Read before the response navigates away from the page that recorded it.
    sent = await sentTo(page, /\/payment\/$/);
    await route.continue();
  });
  await modal.getByRole('button', { name: 'Proceed For Payment' }).click();
  await expect(title(page, atBank)).toBeVisible();
  const { dateOfBirth: dob } = customers.Savitri!;
  expect(sent).toEqual({
    dob,
    policyNumber: '50060003',
    type: 'RENEWAL',
    source: 'CUSTOMER_PORTAL',
  });
  const stored = async () => ({
    session: await page.evaluate(() => sessionStorage.getItem('toBePaidPremiumAmount')),
    cookie: (await page.context().cookies()).find(({ name }) => name === 'toBePaidPremiumAmount')
      ?.value,
  });
  expect(await stored()).toEqual({ session: '24500', cookie: '24500' });

  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(title(page, 'Payment successful')).toBeVisible();
  const query = new URL(page.url()).searchParams;
  expect(query.get('status')).toBe('true');
  await expect(page.getByText('We have received ₹ 24,500.00')).toBeVisible();
  await expect(page.getByText('5006 0003')).toBeVisible();
  expect((await stored()).cookie).toBeUndefined();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    acknowledgement(page).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Payment Acknowledgement.pdf');
  expect(await sentTo(page, /payment-receipt/)).toEqual({ TransactionId: query.get('txn_id') });
  const { text } = await readPdf(await readFile(await download.path()));
  for (const part of ['50060003', '24,500.00', query.get('txn_id')!]) expect(text).toContain(part);

  // A paid premium cannot be paid again, and a reload shows the same page.
  await page.reload();
  await expect(title(page, 'Payment successful')).toBeVisible();
  await expect(page.getByText('We have received ₹ 24,500.00')).toBeVisible();
  await page.goto('/dashboard/premium-payment');
  await page.getByLabel('Find a policy by number or name').fill('50060003');
  await expect(page.getByText('Nothing can be paid for this policy now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
});

for (const [choice, said] of [
  ['Let the payment fail', 'fails'],
  ['Cancel the payment', 'is cancelled'],
] as const)
  test(`[PAY-06] [PAY-07] after a payment that ${said} shows the failure view, with retry, card check and phone number`, async ({
    page,
    isAccessible,
  }) => {
    await proceed(page, '50060009');
    await page.getByRole('button', { name: choice }).click();
    await expect(title(page, 'Payment failed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Check card details' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Contact support' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '1800-000-0000' })).toBeVisible();
    await expect(acknowledgement(page)).toHaveCount(0);
    await isAccessible('payment failed');
    await page.getByRole('link', { name: 'Retry payment' }).click();
    await expect(page).toHaveURL(/\/dashboard\/premium-payment$/);
    await page.getByLabel('Find a policy by number or name').fill('50060009');
    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
  });

test('[PAY-05] [PAY-10] [OPEN-134] for a forged thank-you URL shows that the payment is being confirmed, without a receipt, with the amount of the cookie', async ({
  page,
  isAccessible,
}) => {
  await page.evaluate(() => {
    document.cookie = 'toBePaidPremiumAmount=1234.5; path=/';
  });
  await page.goto('/dashboard/thank-you?status=true&gateway_trans_id=BANK-9&txn_id=TX-9');
  await expect(title(page, 'Payment being confirmed')).toBeVisible();
  await expect(page.getByText('₹ 1,234.50')).toBeVisible();
  await expect(page.getByText(/success|thank you/i)).toHaveCount(0);
  await expect(acknowledgement(page)).toHaveCount(0);
  await isAccessible('payment being confirmed');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const receipt = await page.request.post('/api/payment-receipt/', {
    headers: { authorization: `JWT ${token}`, 'unique-client-id': 'C10006' },
    data: { TransactionId: 'TX-9' },
  });
  expect(receipt.status()).toBe(404);
  await expect(title(page, 'Payment not found')).toBeVisible({ timeout: 45_000 });
  await isAccessible('payment not found');
});

test('[PAY-06] shows the failure view without a status or with another one', async ({ page }) => {
  for (const query of ['', '?status=false&txn_id=TX-9', '?status=yes', '?status=TRUE']) {
    await page.goto(`/dashboard/thank-you${query}`);
    await expect(title(page, 'Payment failed')).toBeVisible();
  }
});

test('[OPEN-134] tells of a payment that was left at the gateway until when it is waited for, then that it was not confirmed', async ({
  page,
  isAccessible,
}) => {
  await proceed(page, '50060013');
  await page.getByRole('button', { name: 'Leave and never come back' }).click();
  await page.goto('/dashboard/policy');
  const attention = page.getByRole('region', { name: 'What needs your attention' });
  await attention.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(
    attention.getByText(/not confirmed it yet; we ask until \d\d:\d\d\s[ap]m/),
  ).toBeVisible();
  await page.goto('/dashboard/premium-payment');
  await page.getByLabel('Find a policy by number or name').fill('50060013');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    /Wait until then before you pay again, or you may pay twice\./,
  );
  await page.goto('/dashboard/policy');
  await attention.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await attention.getByRole('link', { name: 'See the payment' }).click();
  await expect(title(page, 'Payment being confirmed')).toBeVisible();
  await expect(page.getByText(/We ask until \d\d:\d\d\s[ap]m, /)).toBeVisible();
  // The page stays open until the server gives up.
  await page.route(/\/api\/payment-status\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), state: 'unconfirmed' } });
  });
  await expect(title(page, 'Payment not confirmed')).toBeVisible();
  await expect(
    page.getByText(/so it does not count as paid\. We have stopped asking\./),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '1800-000-0000' })).toBeVisible();
  await isAccessible('payment not confirmed');
  await page.getByRole('link', { name: 'Pay again' }).click();
  await expect(page).toHaveURL(/\/dashboard\/premium-payment$/);
});

test('allows paying again after the Back button at the gateway', async ({ page }) => {
  await proceed(page, '50060009');
  await page.goBack();
  await page.getByLabel('Find a policy by number or name').fill('50060009');
  const modal = page.getByRole('dialog', { name: 'Pay your premium' });
  // The browser restores the page or loads it again.
  if (!(await modal.isVisible())) await page.getByRole('button', { name: 'Pay Now' }).click();
  await modal.getByRole('button', { name: 'Proceed For Payment' }).click();
  await expect(title(page, atBank)).toBeVisible();
});
