import { fileFor } from './files';
import { openRequest } from './fill';
import { dialogOn, expect, sentTo, test } from './portal';
import { summaryOn } from './send';

const pdf = fileFor({ id: '1', name: 'bill.pdf', size: 3000, type: 'application/pdf' });

test.beforeEach(({ ensureSignedIn }) => ensureSignedIn('Daniel'));

test('[ADDR-01] [ADDR-05] [ADDR-07] [ADDR-08] [ADDR-09] shows the form with ten proofs, its notes, and Mumbai as the initial city', async ({
  page,
}) => {
  const [list] = await Promise.all([
    page.waitForRequest(/get-address-proof/),
    openRequest(page, 'address', '50050031'),
  ]);
  expect(list.method()).toBe('GET');
  expect(new URL(list.url()).search).toBe('');
  const { address_proof } = await (await list.response())!.json();
  expect(address_proof[0]).toEqual({
    label: expect.any(String),
    value: expect.any(String),
    id: expect.anything(),
  });
  for (const label of [
    'Address line 1',
    'Address line 2',
    'Address line 3',
    'Pin code',
    'Address proof type',
  ])
    await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByLabel('Address proof document')).toBeAttached();
  await expect(page.getByLabel(/^Comment/)).toBeVisible();
  await expect(page.getByText('City', { exact: true })).toBeVisible();
  await expect(page.getByText('State', { exact: true })).toBeVisible();
  await expect(page.getByText('Mumbai')).toBeVisible();
  const options = (
    await page.getByLabel('Address proof type').locator('option').allTextContents()
  ).slice(1);
  expect(options).toHaveLength(10);
  expect(options).toEqual(
    expect.arrayContaining([
      'Ration Card',
      'Electricity Bill',
      'Driving Licence',
      'Bank Statement',
    ]),
  );
  for (const note of [
    /lease receipt must be at most 3 months old/,
    /bank or phone statement must be at most 6 months old/,
    /mask the first 8 digits of the Aadhar number/,
  ])
    await expect(page.getByText(note)).toBeVisible();
});

for (const [what, isOffline] of [
  ['fails', false],
  ['is made offline', true],
] as const)
  test(`never calls a pin code wrong whose look-up ${what}, and takes it afterwards`, async ({
    page,
    context,
  }) => {
    const lookUp = '**/pin-code/**';
    await openRequest(page, 'address', isOffline ? '50050033' : '50050034');
    const pin = page.getByLabel('Pin code');
    const submit = page.getByRole('button', { name: 'Submit request' });
    const said = (text: RegExp) => page.getByText(text).first();
    if (isOffline) await context.setOffline(true);
    else await page.route(lookUp, (route) => route.fulfill({ status: 503, json: {} }));
    await pin.fill('560038');
    await pin.blur();
    await expect(said(/^We could not look this up/)).toBeVisible();
    await submit.click();
    const unchecked = /^We could not check this just now/;
    await expect(summaryOn(page).filter({ hasText: unchecked })).toBeVisible();
    await expect(page.getByText('Invalid Pin Code')).toHaveCount(0);
    if (isOffline) await context.setOffline(false);
    else await page.unroute(lookUp);
    await submit.click();
    await expect(page.getByText('Karnataka').first()).toBeVisible();
    await expect(page.getByText(unchecked)).toHaveCount(0);
  });

test('[ADDR-02] [ADDR-03] [ADDR-06] requires lines of at most 50 characters, a pin code of six digits, and a document', async ({
  page,
}) => {
  await openRequest(page, 'address', '50050032');
  await page.getByRole('button', { name: 'Submit request' }).click();
  const links = summaryOn(page);
  expect(await links.allTextContents()).toEqual([
    'Please enter Address line 1',
    'Please enter Address line 2',
    'Please enter Address line 3',
    'Invalid Pin Code',
    'Please select Address proof type',
    'Please upload document',
  ]);
  for (const n of [1, 2, 3]) {
    await page.getByLabel(`Address line ${n}`).fill('');
    await page.getByLabel(`Address line ${n}`).pressSequentially('x'.repeat(52));
    await expect(page.getByLabel(`Address line ${n}`)).toHaveValue('x'.repeat(52));
    await expect(page.getByText('Too long by 2: at most 50 characters')).toBeVisible();
    await page.getByLabel(`Address line ${n}`).fill('x'.repeat(50));
  }
  await page.getByLabel('Pin code').pressSequentially('12x34');
  await expect(page.getByLabel('Pin code')).toHaveValue('12x34');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(links.filter({ hasText: 'Invalid Pin Code' })).toBeVisible();
});

test('[ADDR-04] fills city and state from the pin code, and clears them with a message for an unknown one', async ({
  page,
}) => {
  await openRequest(page, 'address', '50050033');
  const [lookUp] = await Promise.all([
    page.waitForRequest(/pin-code/),
    page.getByLabel('Pin code').fill('560038'),
  ]);
  expect(lookUp.method()).toBe('GET');
  expect(new URL(lookUp.url()).searchParams.get('pinCode')).toBe('560038');
  expect((await (await lookUp.response())!.json())[0]).toMatchObject({
    city: 'Bengaluru',
    state: 'Karnataka',
  });
  await expect(page.getByText('Bengaluru', { exact: true })).toBeVisible();
  await expect(page.getByText('Karnataka', { exact: true })).toBeVisible();
  await page.getByLabel('Pin code').fill('999999');
  await expect(page.getByText('Invalid Pin Code').first()).toBeVisible();
  await expect(page.getByText('Bengaluru', { exact: true })).toHaveCount(0);
});

test('[ADDR-10] sends the request as multipart with ten parts and shows its number', async ({
  page,
}) => {
  await openRequest(page, 'address', '50050034');
  await page.getByLabel('Address line 1').fill('7 Sea Face');
  await page.getByLabel('Address line 2').fill('Marine Lines');
  await page.getByLabel('Address line 3').fill('Near the station');
  await page.getByLabel('Pin code').fill('403001');
  await expect(page.getByText('Panaji', { exact: true })).toBeVisible();
  await page.getByLabel('Address proof type').selectOption('Passport');
  await page.getByLabel('Address proof document').setInputFiles(pdf);
  await page.getByLabel(/^Comment/).fill('From next month');
  const [raise] = await Promise.all([
    page.waitForRequest(/address-change/),
    page.getByRole('button', { name: 'Submit request' }).click(),
  ]);
  expect(raise.headers()['content-type']).toContain('multipart/form-data');
  expect(await sentTo(page, /address-change/)).toEqual({
    policyNumber: '50050034',
    address_line_one: '7 Sea Face',
    address_line_two: 'Marine Lines',
    address_line_three: 'Near the station',
    pincode: '403001',
    city: 'Panaji',
    state: 'Goa',
    address_proof: 'Passport',
    address_proof_doc: 'bill.pdf',
    comment: 'From next month',
    etli_sub_type: expect.stringMatching(/^ST\d{4}$/),
  });
  const { ticketnumber } = await (await raise.response())!.json();
  await expect(dialogOn(page)).toContainText(
    `We have received your request to update Address. Your reference number is ${ticketnumber}`,
  );
});
