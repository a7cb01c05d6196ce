import { choosePolicy, openRequest } from './fill';
import { expect, shown, test } from './portal';
import {
  callTo,
  codeOf,
  loadedList,
  isReceived,
  optionsOf,
  pressButton,
  submitTo,
  summaryOn,
  toastOn,
} from './send';

test.beforeEach(({ ensureSignedIn }) => ensureSignedIn('Daniel'));

test('[DRAW-01] [DRAW-02] [DRAW-03] submits a draw date from the list, with the information about it', async ({
  page,
}) => {
  const [dates] = await Promise.all([
    loadedList(callTo(page, 'get-draw-date-list/')),
    openRequest(page, 'draw_date'),
  ]);
  const labels = dates.list.map(({ label }: { label: string }) => label);
  await expect.poll(() => optionsOf(page, 'New draw date')).toEqual(labels);
  await expect(
    page.getByText('The change does not take effect if a premium is due within 15 days.'),
  ).toBeVisible();
  await expect(page.getByText('If you need help, write to care@example.com.')).toBeVisible();
  await pressButton(page, 'Submit request');
  expect(await summaryOn(page).allTextContents()).toEqual([
    'Please select policy number',
    'Please select New draw date',
  ]);
  await choosePolicy(page, '50050001');
  await page.getByLabel('New draw date').selectOption('15');
  await page.getByLabel(/^Comment/).fill('After payday');
  const { as, payload, ticketnumber } = await submitTo(page, 'draw-date-change/');
  expect([as, payload]).toEqual([
    'json',
    {
      policyNumber: '50050001',
      draw_date: '15',
      comment: 'After payday',
      etli_sub_type: await codeOf(page, 'draw date change'),
    },
  ]);
  await isReceived(page, 'to update Draw Date', ticketnumber);
});

const rest = [
  'Cheque amount in rupees',
  'Pickup date',
  'Pickup location',
  'Address type',
  'Preferred slot',
];

test('[CHQ-01] [CHQ-02] [CHQ-03] [CHQ-04] asks for the pin code first; for one without pickup shows a toast and hides the other fields', async ({
  page,
}) => {
  await openRequest(page, 'renewal_cheque_pickup', '50050001');
  const fields = rest.map((label) => page.getByLabel(label, { exact: true }));
  const submit = page.getByRole('button', { name: 'Submit request' });
  const isHidden = async () => {
    for (const field of fields) await expect(field).toHaveCount(0);
    await expect(submit).toHaveCount(0);
  };
  await isHidden();
  await page.getByLabel('Pin code').fill('700016');
  await expect(toastOn(page)).toHaveText(
    'Renewal Cheque pickup service is not available on this pincode',
  );
  await isHidden();
  await page.getByLabel('Pin code').fill('400050');
  for (const field of fields) await expect(field).toBeVisible();
  await fields[0]!.fill('');
  await submit.click();
  await expect(summaryOn(page)).toHaveText([
    'Please enter Cheque amount',
    'Please select Pickup date',
    'Please enter Pickup location',
    'Please select Address type',
    'Please select Preferred slot',
  ]);
  await page.getByLabel('Pin code').fill('700016');
  await isHidden();
});

test('[CHQ-05] [CHQ-06] [CHQ-07] submits a pickup for tomorrow, with lists that are loaded without a payload', async ({
  page,
  today,
}) => {
  const [slots, types] = await Promise.all([
    loadedList(callTo(page, 'get-preferred-slot/')),
    loadedList(callTo(page, 'get-pickup-location-current-per-other/')),
    openRequest(page, 'renewal_cheque_pickup', '50050002'),
  ]);
  expect(slots.list.length).toBeGreaterThan(1);
  const [pincodes] = await Promise.all([
    loadedList(callTo(page, 'get-pincodes-list/')),
    page.getByLabel('Pin code').fill('400050'),
  ]);
  expect(pincodes.list.map(({ value }: { value: string }) => value)).toContain('400050');
  // The premium that is left to pay.
  await expect(page.getByLabel('Cheque amount in rupees')).toHaveValue(/^\d+\.\d\d$/);
  await page.getByLabel('Cheque amount in rupees').fill('');
  await page.getByLabel('Cheque amount in rupees').pressSequentially('₹ 25,080.50');
  await page.getByLabel('Cheque amount in rupees').blur();
  await expect(page.getByLabel('Cheque amount in rupees')).toHaveValue('25080.50');
  await page.getByLabel('Pickup location').fill('3 Harbour Tower');
  expect(await optionsOf(page, 'Address type')).toEqual(['Current', 'Permanent', 'Other']);
  expect(types.list).toHaveLength(3);
  await page.getByLabel('Address type').selectOption('Other');
  await page.getByLabel('Preferred slot').selectOption(slots.list[1].label);
  const date = page.getByLabel('Pickup date', { exact: true });
  await date.fill(shown(today));
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText(['Pickup date must be in the future']);
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  await date.fill(shown(tomorrow));
  const { as, payload, ticketnumber } = await submitTo(page, 'renewal-cheque-pickup/');
  expect([as, payload]).toEqual([
    'json',
    {
      policyNumber: '50050002',
      cheque_pickup_date: tomorrow,
      preferred_slot: slots.list[1].value,
      cheque_amount: '25080.50',
      pickup_location_current_per_other: 'Other',
      pincode: '400050',
      cheque_pickup_location: '3 Harbour Tower',
      etli_sub_type: await codeOf(page, 'renewal cheque pickup'),
    },
  ]);
  await isReceived(page, 'for Renewal Cheque Pickup', ticketnumber);
});
