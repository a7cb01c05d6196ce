import type { Page } from '@playwright/test';
import { openRequest } from './fill';
import { dialogOn, expect, sentTo, test } from './portal';
import {
  callsTo,
  callTo,
  codeOf,
  isDanger,
  isReceived,
  optionsOf,
  uploadFile,
  pressButton,
  submitTo,
  summaryOn,
  readSent,
} from './send';

const steps = ['pan-check/', 'penny-drop/', 'pan-sr-raise/', 'update-bank-detail/'];
const submit = 'Submit request';

async function fillIn(page: Page, { pan }: { pan: string }) {
  await page.getByLabel('New Account Number').fill('987654321098');
  await page.getByLabel('IFSC Code', { exact: true }).fill('DEMO0004567');
  await page.getByLabel('Account Holder Name', { exact: true }).fill('Asha Sample');
  await page.getByLabel('Account Type').selectOption('Savings');
  await page.getByLabel('PAN Number').fill(pan);
  await page.getByLabel('Upload Bank Proof').setInputFiles(uploadFile('cheque.jpg'));
  await page.getByLabel('Upload PAN Document').setInputFiles(uploadFile('pan.pdf'));
}

test.beforeEach(({ ensureSignedIn }) => ensureSignedIn('Asha'));

test('[BANK-01] [BANK-02] [BANK-05] [BANK-06] [BANK-07] [BANK-08] [BANK-09] [BANK-10] shows the form with the existing account, and the limits of each field', async ({
  page,
}) => {
  await openRequest(page, 'bank_account');
  const [load] = await Promise.all([
    callTo(page, 'get-bank-detail/'),
    page.getByLabel('Policy Number').selectOption('50010001'),
  ]);
  expect([load.method(), new URL(load.url()).search]).toEqual(['GET', '?policyNumber=50010001']);
  const existing = page.getByRole('group', { name: 'Existing Details' });
  for (const value of ['123456789012', 'DEMO0000123', 'ASHA SAMPLE'])
    await expect(existing).toContainText(value);
  await expect(existing.locator('input, select')).toHaveCount(0);
  await pressButton(page, submit);
  await expect(summaryOn(page)).toHaveText([
    'Please enter Account Number',
    'Please enter IFSC Code',
    'Please enter Account Holder Name',
    'Please select Account Type',
    'Please enter PAN Number',
    'Upload Bank Proof: Please upload document',
    'Upload PAN Document: Please upload document',
  ]);
  const typed: [string, string, string][] = [
    ['New Account Number', '12345678-9012 34567890', '12345678901234567890'],
    ['IFSC Code', 'demo-0004 567', 'DEMO0004567'],
    ['PAN Number', 'abcps 1234f', 'ABCPS1234F'],
  ];
  for (const [label, keys, value] of typed) {
    const field = page.getByLabel(label, { exact: true });
    await field.pressSequentially(keys);
    await field.blur();
    await expect(field).toHaveValue(value);
  }
  await page.getByLabel('Account Holder Name', { exact: true }).fill('Asha 2');
  await page.getByLabel('IFSC Code', { exact: true }).fill('DEMO1004567');
  await page.getByLabel('PAN Number').fill('ABCPS12345');
  expect(await optionsOf(page, 'Account Type')).toEqual(['Savings', 'Current']);
  await page.getByLabel('Account Type').selectOption('Current');
  await expect(page.getByLabel('Comment (optional)')).toBeEditable();
  await pressButton(page, submit);
  await expect(summaryOn(page)).toHaveText([
    'Invalid IFSC Code',
    'Account Holder Name: Please use letters and spaces only. This cannot be used here: “2”',
    'Invalid PAN number',
    'Upload Bank Proof: Please upload document',
    'Upload PAN Document: Please upload document',
  ]);
});

test('[BANK-03] [BANK-04] shows a notice for a policy without an account, and rejects the existing account', async ({
  page,
}) => {
  const notice = page.getByText('Existing Bank details not found', { exact: true });
  await openRequest(page, 'bank_account', '50010002');
  await isDanger(notice);
  await openRequest(page, 'bank_account', '50010001');
  await expect(notice).toHaveCount(0);
  await fillIn(page, { pan: 'ABCPS1234F' });
  await page.getByLabel('New Account Number').fill('123456789012');
  await pressButton(page, submit);
  await expect(summaryOn(page)).toHaveText(['Existing and New Account Number should not be same']);
});

test('[BANK-12] [BANK-13] [BANK-15] [BANK-17] [BANK-18] with the PAN on record makes the penny drop, shows its message and sends the update', async ({
  page,
}) => {
  const made = callsTo(page, ...steps);
  await openRequest(page, 'bank_account', '50010001');
  await fillIn(page, { pan: 'ABCPS1234F' });
  await page.getByLabel('Comment (optional)').fill('New branch');
  const [drop] = await Promise.all([callTo(page, 'penny-drop/'), pressButton(page, submit)]);
  const answer = await (await drop.response())!.json();
  expect([drop.method(), await sentTo(page, /penny-drop/)]).toEqual([
    'POST',
    {
      accountNumber: '987654321098',
      bankIFSC: 'DEMO0004567',
      referenceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      accountHolderName: 'Asha Sample',
      etli_sub_type: expect.any(String),
    },
  ]);
  expect(answer).toEqual({
    status: 'success',
    data: { Response: 'Account verified successfully' },
  });
  await expect(dialogOn(page)).toContainText('Account verified successfully');
  expect(made).toEqual(['penny-drop/']);
  const { as, payload, ticketnumber } = await submitTo(page, 'update-bank-detail/', 'OK');
  expect(made).toEqual(['penny-drop/', 'update-bank-detail/']);
  expect([as, payload]).toEqual([
    'multipart',
    {
      policyNumber: '50010001',
      account_type: 'SA',
      account_holder_name: 'Asha Sample',
      account_number: '987654321098',
      ifsc_code: 'DEMO0004567',
      comment: 'New branch',
      bank_proof: 'cheque.jpg',
      pan_document: 'pan.pdf',
      penny_drop_status: 'success',
      etli_sub_type: await codeOf(page, 'bank account number update/corrections'),
    },
  ]);
  await isReceived(page, 'for Bank account number update/corrections', ticketnumber);
});

test('[BANK-11] [BANK-13] [BANK-15] [BANK-16] with another PAN verifies it first, then makes the check, the penny drop, the PAN update and the update', async ({
  page,
}) => {
  const made = callsTo(page, ...steps);
  await openRequest(page, 'bank_account', '50010003');
  await fillIn(page, { pan: 'ABCPS9999K' });
  const [verify] = await Promise.all([callTo(page, 'pan-check/'), pressButton(page, submit)]);
  expect([verify.method(), await sentTo(page, /pan-check/)]).toEqual([
    'POST',
    {
      policy_number: '50010003',
      new_pan_number: 'ABCPS9999K',
      existing_pan_number: 'ABCPS1234F',
      name: 'Asha Sample',
      etli_sub_type: expect.any(String),
    },
  ]);
  expect(await (await verify.response())!.json()).toMatchObject({
    message: 'PAN verified successfully',
    pan_status: 'valid',
  });
  await expect(dialogOn(page)).toContainText('PAN verified successfully');
  expect(made).toEqual(['pan-check/']);
  await pressButton(page, 'OK');
  await expect(dialogOn(page)).toContainText('Account verified successfully');
  expect(made).toEqual(['pan-check/', 'pan-check/', 'penny-drop/']);
  const [update, raise] = await Promise.all([
    callTo(page, 'pan-sr-raise/'),
    callTo(page, 'update-bank-detail/'),
    pressButton(page, 'OK'),
  ]);
  const pan = await readSent(page, 'pan-sr-raise/', update);
  expect(pan.payload).toMatchObject({ new_pan_number: 'ABCPS9999K', pan_document: 'pan.pdf' });
  const { ticketnumber } = await readSent(page, 'update-bank-detail/', raise);
  expect(made).toEqual(['pan-check/', ...steps]);
  expect(pan.ticketnumber).not.toBe(ticketnumber);
  await isReceived(page, 'for Bank account number update/corrections', ticketnumber);
  await expect(dialogOn(page).getByRole('link', { name: 'Track these requests' })).toBeVisible();
  await expect(dialogOn(page).getByRole('list').first().getByRole('listitem')).toHaveText([
    `Update PAN card${pan.ticketnumber}`,
    `Update bank account${ticketnumber}`,
  ]);
  await pressButton(page, 'OK');
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText([
    `Update PAN card: reference number ${pan.ticketnumber}`,
    `Update bank account: reference number ${ticketnumber}`,
  ]);
});

test('[OPEN-141] shows each verdict, and Escape chooses nothing; a bad one leads back to the account or goes on', async ({
  page,
  isAccessible,
}) => {
  const made = callsTo(page, ...steps);
  await openRequest(page, 'bank_account', '50010001');
  await fillIn(page, { pan: 'ABCPS7777K' });
  const account = page.getByLabel('New Account Number');
  await account.fill('55660000');
  const escape = async (words: string) => {
    await expect(dialogOn(page)).toContainText(words);
    const before = [...made];
    // Chromium closes a dialog on the second Escape whatever the page says.
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    await expect(dialogOn(page)).toContainText(words);
    expect(made).toEqual(before);
  };
  await pressButton(page, submit);
  await escape('PAN verified successfully');
  await pressButton(page, 'OK');
  await escape('Account could not be verified');
  await isAccessible('the choices after an account that could not be verified');
  expect(made).toEqual(['pan-check/', 'pan-check/', 'penny-drop/']);
  await expect(dialogOn(page).getByRole('button', { name: 'Change the account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(account).toBeFocused();
  await expect(account).toHaveValue('55660000');
  await expect(page.getByRole('button', { name: /^Replace/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: submit })).toBeEnabled();
  expect(made).toHaveLength(3);

  await pressButton(page, submit);
  await pressButton(page, 'OK');
  const { payload } = await submitTo(page, 'update-bank-detail/', 'Go on with this account');
  expect(payload).toMatchObject({ account_number: '55660000', penny_drop_status: 'failure' });
  await expect(dialogOn(page).getByRole('list').first().getByRole('listitem')).toHaveCount(2);
});

test('[OPEN-141] tells the PAN ticket at once when the bank update fails, and raises no second one', async ({
  page,
}) => {
  await openRequest(page, 'bank_account', '50010002');
  await fillIn(page, { pan: 'ABCPS8888K' });
  await page.route(/update-bank-detail/, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const goThrough = async () => {
    const update = callTo(page, 'pan-sr-raise/');
    await pressButton(page, submit);
    await expect(dialogOn(page)).toContainText('PAN verified successfully');
    await pressButton(page, 'OK');
    await expect(dialogOn(page)).toContainText('Account verified successfully');
    await pressButton(page, 'OK');
    return (await readSent(page, 'pan-sr-raise/', await update)).ticketnumber;
  };
  const ticketnumber = await goThrough();
  const told = `“Update PAN card” was received. Its number is ${ticketnumber}. “Update bank account” was not sent.`;
  await expect(dialogOn(page)).toContainText(told);
  await pressButton(page, 'OK');
  await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
  await expect(page.getByLabel('New Account Number')).toHaveValue('987654321098');
  // The PAN update does not send the account.
  await page.getByLabel('New Account Number').fill('987654321097');
  expect(await goThrough()).toBe(ticketnumber);
  await expect(dialogOn(page).getByRole('list').first().getByRole('listitem').first()).toHaveText(
    `Update PAN card${ticketnumber}`,
  );
});

test('[BANK-13] [BANK-14] stops at a PAN that is not valid', async ({ page }) => {
  const made = callsTo(page, ...steps);
  await openRequest(page, 'bank_account', '50010004');
  await fillIn(page, { pan: 'ABCPS1234Z' });
  await pressButton(page, submit);
  await expect(dialogOn(page)).toContainText('PAN number is not valid as per records');
  await pressButton(page, 'OK');
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(page.getByText('Your request was not sent.')).toBeVisible();
  expect(made).toEqual(['pan-check/']);
});
