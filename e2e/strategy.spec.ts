import { choosePolicy, openRequest } from './fill';
import { expect, test } from './portal';
import {
  callTo,
  codeOf,
  loadedList,
  isReceived,
  optionsOf,
  pressButton,
  submitTo,
  summaryOn,
} from './send';

test('[STRAT-01] [STRAT-02] [STRAT-03] [STRAT-04] [STRAT-05] [STRAT-06] submits a strategy for a ULIP policy', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  const [strategies] = await Promise.all([
    loadedList(callTo(page, 'get-investment-strategy-list/')),
    openRequest(page, 'investment-strategy'),
  ]);
  for (const option of strategies.list)
    expect(option).toMatchObject({ label: expect.any(String), value: expect.any(String) });
  const values = page.getByLabel('Policy Number').locator('option');
  const offered = await values.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(offered).toEqual(['', '50010001', '50010004']);
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText([
    'Please select policy number',
    'Please select invest strategy',
  ]);
  await page.getByLabel('Policy Number').selectOption('50010004');
  expect(await optionsOf(page, 'Invest Strategy Change')).toEqual(
    strategies.list.map(({ label }: { label: string }) => label),
  );
  await page.getByLabel('Invest Strategy Change').selectOption('Life Stage Strategy');
  await page.getByLabel('Comment (optional)').fill('I retire soon');
  const { as, payload, ticketnumber } = await submitTo(page, 'investment-strategy-change/');
  expect([as, payload]).toEqual([
    'json',
    {
      policyNumber: '50010004',
      new_investment_strategy: 'Life Stage Strategy',
      comment: 'I retire soon',
      etli_sub_type: await codeOf(page, 'others - investment strategy change'),
    },
  ]);
  await isReceived(page, 'for Others - Investment Strategy Change', ticketnumber);
});

test('[STRAT-01] shows a message to a customer without a ULIP policy', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Vikram');
  await page.goto('/dashboard/raise-service-request?request=investment-strategy');
  await expect(page.getByText('No ULIP policies found')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('[STRAT-07] offers Any Other Request in addition to the investment strategy, and submits it', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await page.goto('/dashboard/raise-service-request');
  await page.getByLabel('Request Service Type').selectOption('investment-strategy');
  await pressButton(page, 'Continue');
  await expect(page.getByText('Others - Investment Strategy Change').first()).toBeVisible();
  await page.getByText('Any Other Requests').first().click();
  await page.getByLabel('Policy Number').selectOption('50010002');
  await page.getByLabel('Comment').fill('Please send the calendar');
  const { payload, ticketnumber } = await submitTo(page, 'generate-sr-ticket/');
  expect(payload).toMatchObject({ policyNumber: '50010002', comment: 'Please send the calendar' });
  await isReceived(page, 'for Any Other Requests', ticketnumber);
});

test('[PDNR-01] [PDNR-02] [PDNR-03] reports a policy document that was not received', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Daniel');
  await openRequest(page, 'policy-document');
  await page.getByLabel('Comment (optional)').fill('For a month now');
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText(['Please select policy number']);
  await choosePolicy(page, '50050001');
  const { as, payload, ticketnumber } = await submitTo(page, 'policy-document-not-received/');
  expect([as, payload]).toEqual([
    'json',
    {
      policyNumber: '50050001',
      comments: 'For a month now',
      etli_sub_type: await codeOf(page, 'policy document not received'),
    },
  ]);
  await isReceived(page, 'for Policy document not received', ticketnumber);
});
