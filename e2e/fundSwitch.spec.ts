import { openRequest, pickPolicy } from './fill';
import { dialogOn, expect, sentTo, test } from './portal';
import { callsTo, codeOf, optionsOf, pressButton, submitTo, summaryOn } from './send';

const offered = (page: Parameters<typeof optionsOf>[0]) =>
  page
    .getByLabel('Policy Number')
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));

test('[FSW-01] [RED-01] shows a placeholder to a customer without a unit-linked policy', async ({
  page,
  signIn,
  ensureSignedIn,
}) => {
  await signIn('Vikram');
  for (const screen of ['fund-switch', 'premium-redirection']) {
    await page.goto(`/dashboard/${screen}`);
    await expect(page.getByText('No ULIP policies found')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  }
  await ensureSignedIn('Savitri');
  await openRequest(page, 'fund_switch');
  expect(await offered(page)).toEqual(['', '50060001', '50060015']);
  await openRequest(page, 'premium_redirection');
  expect(await offered(page)).toEqual(['', '50060001', '50060015']);
});

test('[FSW-04] [RED-02] does not select a policy with a fund strategy', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  const names = { fund_switch: 'Fund Switch', premium_redirection: 'Premium Redirection' };
  for (const [key, name] of Object.entries(names)) {
    await openRequest(page, key);
    await page.getByLabel('Policy Number').selectOption('50010004');
    await expect(dialogOn(page)).toContainText(
      `${name} is not allowed in your Age Based Fund Strategy fund strategy`,
    );
    await pressButton(page, 'OK');
    await expect(page.getByLabel('Policy Number')).toHaveValue('');
  }
});

test('[FSW-02] [FSW-03] [FSW-05] [FSW-06] shows the funds of a policy with their prices, and offers other funds', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'fund_switch');
  const queries: { [path: string]: unknown } = {};
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() === 'GET') queries[pathname] = Object.fromEntries(searchParams);
  });
  await pickPolicy(page, '50010001');
  await expect(page.getByRole('row').nth(1)).toHaveText(
    /^Equity Large Cap\s*EQTY\s*1,520\.43\s*₹\s42\.1875\s*₹\s64,143\.23$/,
  );
  await expect(page.getByRole('row').nth(2)).toHaveText(
    /^Bond Fund\s*BOND\s*980\.10\s*₹\s25\.4312\s*₹\s24,925\.12$/,
  );
  const bound = { dob: '1985-04-12', policyNo: '50010001' };
  expect(queries).toMatchObject({ '/api/policy/': bound, '/api/fund-details/': bound });
  expect(await sentTo(page, /fund-allocation\/$/)).toEqual({
    policyNumber: '50010001',
    dob: '1985-04-12',
  });
  expect(await sentTo(page, /to-fund-switch-list\/$/)).toEqual({ product_id: 'INUL01' });
});

test('[FSW-07] [FSW-08] [FSW-09] [FSW-10] [FSW-11] [FSW-12] [FSW-15] [FSW-17] [FSW-18] adds, edits, saves and deletes lines without a call', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'fund_switch');
  const submit = page.getByRole('button', { name: 'Submit request' });
  await expect(submit).toBeDisabled();
  await pressButton(page, 'Add a switch');
  await expect(page.getByLabel('Policy Number')).toBeFocused();
  await expect(page.getByText('Please select policy number').first()).toBeVisible();
  await pickPolicy(page, '50010001');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));

  await pressButton(page, 'Add a switch');
  await expect(page.getByLabel('Switch from')).toBeFocused();
  await pressButton(page, 'Save');
  for (const words of [
    'Please select fund to switch from',
    'Please select fund to switch',
    'Please enter a percentage to switch',
  ])
    await expect(page.getByText(`Error: ${words}`, { exact: true })).toBeVisible();
  expect(await optionsOf(page, 'Switch from')).toEqual(['Equity Large Cap', 'Bond Fund']);
  await page.getByLabel('Switch from').selectOption('EQTY');
  expect(await optionsOf(page, 'Switch to')).toEqual([
    'Equity Mid Cap',
    'Bond Fund',
    'Balanced Fund',
    'Liquid Fund',
  ]);
  await page.getByLabel('Switch to').selectOption('LIQD');
  await page.getByLabel('Percentage to switch').pressSequentially('40 %');
  await page.getByLabel('Percentage to switch').blur();
  await expect(page.getByLabel('Percentage to switch')).toHaveValue('40');
  await pressButton(page, 'Save');
  const line = page.getByRole('listitem').filter({ hasText: 'of the units' });
  await expect(line).toContainText('Equity Large Cap to Liquid Fund');
  await expect(line).toContainText('40 % of the units');
  await expect(submit).toBeEnabled();

  await line.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Percentage to switch').fill('70');
  await pressButton(page, 'Cancel');
  await expect(line).toContainText('40 % of the units');
  await line.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Percentage to switch').fill('55');
  await pressButton(page, 'Save');
  await expect(line).toContainText('55 % of the units');
  await line.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('No switch yet. Add one to begin.')).toBeVisible();
  await expect(submit).toBeDisabled();
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

/** Adds a line and saves it. */
async function addLine(
  page: Parameters<typeof optionsOf>[0],
  from: string,
  to: string,
  percentage: string,
) {
  await pressButton(page, 'Add a switch');
  await page.getByLabel('Switch from').selectOption(from);
  await page.getByLabel('Switch to').selectOption(to);
  await page.getByLabel('Percentage to switch').fill(percentage);
  await pressButton(page, 'Save');
}

test('[FSW-13] [FSW-14] [FSW-16] [FSW-19] [FSW-20] shows problems and sends nothing', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'fund_switch');
  await pickPolicy(page, '50010001');
  for (const words of [
    'Premiums that we receive up to 3:00 pm IST on a business day take that day’s closing NAV. Later ones take the NAV of the next business day.',
    'Free switches that are not used do not carry over to the next policy year.',
    'A switch cannot be reversed.',
  ])
    await expect(page.getByText(words)).toBeVisible();
  const sent = callsTo(page, 'fund-switch/');
  await addLine(page, 'EQTY', 'LIQD', '0');
  await expect(page.getByText('Percentage should be more than 0')).toBeVisible();
  await page.getByLabel('Percentage to switch').fill('101');
  await pressButton(page, 'Save');
  await expect(
    page.getByText('Total Percentage allocation cannot be more than 100 and less than 0'),
  ).toBeVisible();
  await page.getByLabel('Percentage to switch').fill('60');
  await pressButton(page, 'Save');
  await addLine(page, 'EQTY', 'BAL', '41');
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText([
    'Total Percentage allocation cannot be more than 100',
    'Please accept Terms & Condition',
  ]);
  expect(sent).toEqual([]);
});

test('[FSW-21] [FSW-22] [FSW-23] [FSW-24] [OPEN-145] sends a switch, shows its number, and resets the screen', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'fund_switch');
  await pickPolicy(page, '50010001');
  await addLine(page, 'EQTY', 'LIQD', '60');
  await addLine(page, 'EQTY', 'BOND', '40');
  await page.getByLabel('I have read and accept the terms').check();
  const { payload, ticketnumber } = await submitTo(page, 'fund-switch/');
  const etli_sub_type = await codeOf(page, 'fund switch');
  const from = { policyNumber: '50010001', from_fund: 'EQTY', etli_sub_type };
  const existing = {
    fund_value: 64143.2292,
    nav_value: 42.1875,
    existing_percentage: 60,
    existing_fund_code: 'EQTY',
    number_of_units: 1520.4321,
  };
  expect(payload).toEqual({
    switch: [
      { ...from, to_fund: 'LIQD', switch_percentage: 60 },
      { ...from, to_fund: 'BOND', switch_percentage: 40 },
    ],
    existing: [
      { ...existing, is_existing: false },
      { ...existing, is_existing: true },
    ],
    etli_sub_type,
  });
  await expect(dialogOn(page)).toContainText(
    `We have taken your request to switch Fund with us. Your reference number is ${ticketnumber}`,
  );
  await pressButton(page, 'OK');
  await expect(page).toHaveURL(/\/dashboard\/fund-switch$/);
  await expect(page.getByLabel('Policy Number')).toHaveValue('');
  await expect(page.getByText('No switch yet. Add one to begin.')).toBeVisible();

  // A second one is allowed, after the first was named.
  await pickPolicy(page, '50010001');
  await addLine(page, 'BOND', 'LIQD', '10');
  await page.getByLabel('I have read and accept the terms').check();
  const sent = callsTo(page, 'fund-switch/');
  await pressButton(page, 'Submit request');
  await expect(dialogOn(page)).toContainText(
    `Your request ${ticketnumber} to switch funds is still open for this policy.`,
  );
  await pressButton(page, 'Do not send it');
  await expect(dialogOn(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  await pressButton(page, 'Submit request');
  const second = await submitTo(page, 'fund-switch/', 'Send this request as well');
  expect(second.ticketnumber).not.toBe(ticketnumber);
  await expect(dialogOn(page)).toContainText(second.ticketnumber);
});
