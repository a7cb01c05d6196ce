import { openRequest, pickPolicy } from './fill';
import { dialogOn, expect, test } from './portal';
import { callsTo, codeOf, pressButton, submitTo, summaryOn } from './send';

test('[RED-03] [RED-04] [RED-15] [OPEN-140] asks for a policy and percentages, then shows the funds of the policy with their current percentages', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'premium_redirection');
  for (const words of [
    'Please ask for a redirection at least 2 weeks before your next due date.',
    'Premiums that we receive up to 3:00 pm IST on a business day take that day’s closing NAV. Later ones take the NAV of the next business day.',
    'A redirection cannot be reversed.',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText([
    'Please select policy number',
    'Please enter Premium redirection value',
    'Please accept Terms & Conditions',
  ]);
  const calls = callsTo(page, 'policy/', 'fund-allocation/', 'to-fund-switch-list/');
  await pickPolicy(page, '50010001');
  expect(calls).toEqual(['policy/', 'fund-allocation/', 'to-fund-switch-list/']);
  await expect(summaryOn(page)).toHaveText(['Please accept Terms & Conditions']);
  await expect(page.getByText('Please enter Premium redirection value')).toHaveCount(0);
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText(/Equity Large Cap\s*60/);
  await expect(rows.nth(2)).toContainText(/Equity Mid Cap\s*0/);
  await expect(rows.nth(3)).toContainText(/Bond Fund\s*40/);
  await expect(page.getByLabel(/^New \(%\), /)).toHaveCount(5);
});

test('[RED-05] [RED-06] [RED-07] [RED-08] shows a total other than 100 inline and in a dialog', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'premium_redirection');
  await pickPolicy(page, '50010001');
  const sent = callsTo(page, 'premium-redirection/');
  const equity = page.getByLabel('New (%), Equity Large Cap');
  const terms = page.getByText('Please accept Terms & Conditions').last();
  for (const typed of ['', '0']) {
    await equity.fill(typed);
    await pressButton(page, 'Submit request');
    await expect(dialogOn(page)).toContainText('Enter Total allocation percentage');
    await pressButton(page, 'OK');
    await expect(summaryOn(page)).toHaveText([
      'Please enter Premium redirection value',
      'Please accept Terms & Conditions',
    ]);
    await expect(terms).toBeVisible();
  }
  await equity.fill('99');
  await expect(page.getByText('Total: 99 of 100')).toBeVisible();
  await pressButton(page, 'Submit request');
  await expect(dialogOn(page)).toContainText('Total allocation percentage must be equal to 100');
  await pressButton(page, 'OK');
  await expect(summaryOn(page).first()).toHaveText('Total redirected percentage should be 100');
  expect(sent).toEqual([]);
});

test('[RED-11] [RED-12] [RED-13] [RED-14] sends a redirection, shows its number, and resets the screen', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'premium_redirection');
  await pickPolicy(page, '50010001');
  await page.getByLabel('New (%), Equity Large Cap').fill('30');
  await page.getByLabel('New (%), Liquid Fund').fill('70');
  await page.getByLabel('I have read and accept the terms').check();
  const { payload, ticketnumber } = await submitTo(page, 'premium-redirection/');
  const etli_sub_type = await codeOf(page, 'premium redirection');
  const line = (fund_name: string, new_percentage: number, existing_percentage: number) => ({
    policyNumber: '50010001',
    fund_name,
    new_percentage,
    existing_percentage,
    etli_sub_type,
  });
  expect(payload).toEqual([
    line('Equity Large Cap', 30, 60),
    line('Equity Mid Cap', 0, 0),
    line('Bond Fund', 0, 40),
    line('Balanced Fund', 0, 0),
    line('Liquid Fund', 70, 0),
  ]);
  await expect(dialogOn(page)).toContainText(
    `We have received your request for Premium Redirection with us. Your reference number is ${ticketnumber}`,
  );
  await pressButton(page, 'OK');
  await expect(page).toHaveURL(/\/dashboard\/premium-redirection$/);
  await expect(page.getByLabel('Policy Number')).toHaveValue('');
  await expect(page.getByLabel(/^New \(%\)/)).toHaveCount(0);
});
