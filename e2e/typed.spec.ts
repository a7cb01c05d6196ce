import type { Locator } from '@playwright/test';
import { openRequest } from './fill';
import { customers, expect, shown, test } from './portal';
import { callsTo, pressButton } from './send';

/** A text, how it comes, the value of the box once it is left, and the problem at the field after `press`. */
type Case = [way: 'type' | 'paste', text: string, value: string, problem?: string];

const nbsp = '\u00a0';
const zeroWidth = '\u200b';
const nines = '9'.repeat(300);
const letters = 'x'.repeat(300);

const same = (text: string, problem?: string): Case => ['paste', text, text, problem];

async function enter(box: Locator, way: Case[0], text: string): Promise<void> {
  await box.fill('');
  if (way === 'type') return box.pressSequentially(text);
  const page = box.page();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+v');
}

/** Each value is either put right where it can be seen, or it stays as it is and is refused with words. */
async function tryCases(box: Locator, press: string, cases: Case[]): Promise<void> {
  const page = box.page();
  for (const [way, text, value, problem] of cases) {
    const about = `${way} ${JSON.stringify(text.slice(0, 40))}`;
    await enter(box, way, text);
    await box.blur();
    await expect.soft(box, about).toHaveValue(value);
    if (!problem) {
      await expect.soft(box, about).not.toHaveAttribute('aria-invalid', 'true');
      continue;
    }
    await pressButton(page, press);
    await expect.soft(box, about).toHaveAccessibleDescription(new RegExp(problem));
    await expect.soft(box, about).toHaveValue(value);
  }
}

/** A text that is typed, and one that is pasted over it, each with what the box shows; both can be taken back. */
type Undo = [typed: string, shown: string, pasted: string, put: string];

async function takeBack(box: Locator, [typed, shown, pasted, put]: Undo): Promise<void> {
  const { keyboard } = box.page();
  await enter(box, 'type', typed);
  await expect.soft(box, typed).toHaveValue(shown);
  await box.press('ControlOrMeta+a');
  await box.page().evaluate((copied) => navigator.clipboard.writeText(copied), pasted);
  await keyboard.press('ControlOrMeta+v');
  await expect.soft(box, pasted).toHaveValue(put);
  await keyboard.press('ControlOrMeta+z');
  await expect.soft(box, `${pasted}, taken back`).toHaveValue(shown);
  await keyboard.press('ControlOrMeta+Shift+z');
  await expect.soft(box, `${pasted}, once more`).toHaveValue(put);
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('[OPEN-144] the sign-in page keeps what is typed or pasted, or puts it right in the box', async ({
  page,
}) => {
  await page.goto('/login');
  const calls = callsTo(page, 'send-otp/');
  const notMobile = 'Please enter valid Mobile No\\.';
  await tryCases(page.getByLabel('Policy No. / Email / Mobile No.'), 'CONTINUE', [
    ['type', '+91 98765 43210', '9876543210'],
    ['paste', '09876543210', '9876543210'],
    ['paste', '९८७६५४३२१०', '9876543210'],
    ['paste', ' asha@example.com ', 'asha@example.com'],
    ['paste', `5001${zeroWidth}0001`, '50010001'],
    ['paste', '"50010001"', '50010001'],
    ['paste', 'Policy No: 50010001', '50010001'],
    same('987654321098'),
    same('62.5'),
    same('1234567890', notMobile),
    same('9999999999', notMobile),
    same(letters, 'This is too long'),
  ]);
  await tryCases(page.getByLabel(/date of birth/i).first(), 'CONTINUE', [
    ['type', '1/4/1985', '01/04/1985'],
    ['paste', '01-04-1985', '01/04/1985'],
    ['paste', '01.04.1985', '01/04/1985'],
    ['type', '1 Apr 1985', '01/04/1985'],
    ['paste', '1985-04-01', '01/04/1985'],
    ['type', '1985-04-01', '01/04/1985'],
    ['paste', '1985.04.01', '01/04/1985'],
    ['type', '01041985', '01/04/1985'],
    ['paste', '1２/04/1985', '12/04/1985'],
    ['paste', `01/04/19${zeroWidth}85`, '01/04/1985'],
    ['type', '31/02/2020', '31/02/2020', 'Please enter valid DOB'],
    same('1/4/85', 'Please enter valid DOB'),
    same('tomorrow', 'Please enter valid DOB'),
  ]);
  expect(calls).toEqual([]);
});

/** A whole message with a code: the code is taken; of two codes or none of its length, nothing is. */
const messagesWith = (code: string): Case[] => [
  ['paste', `${code} is your OTP for the portal. It is valid for 10 minutes.`, code],
  ['paste', `Your OTP is ${inDevanagari(code)}, valid till 10:30.`, code],
  ['paste', `${code.slice(0, 2)} ${zeroWidth}${code.slice(2)}${nbsp}`, code],
  same(`Your OTP is ${code} or ${code}`, 'valid OTP'),
  same('Your OTP is on its way', 'valid OTP'),
  same(code.slice(1), 'valid OTP'),
  same(`${code}0`, 'valid OTP'),
];

const inDevanagari = (digits: string) => digits.replace(/\d/g, (digit) => '०१२३४५६७८९'[+digit]!);

test('[OPEN-144] an OTP is taken from the whole message, at the sign-in and for a contact', async ({
  page,
  otpFor,
}) => {
  const { Kavita } = customers;
  const [sms] = messagesWith('');
  const pasteMessage = async (box: Locator, code: string) => enter(box, 'paste', code + sms![1]);
  await page.goto('/login');
  await page.getByLabel('Policy No. / Email / Mobile No.').fill(Kavita!.phoneNumber);
  await page
    .getByLabel(/date of birth/i)
    .first()
    .fill(shown(Kavita!.dateOfBirth));
  await pressButton(page, 'CONTINUE');
  const calls = callsTo(page, 'validate-otp/', 'verify-otp/');
  const signInBox = page.getByLabel(/OTP/);
  await tryCases(signInBox, 'LOGIN', messagesWith('482913'));
  expect(calls).toEqual([]);
  await pasteMessage(signInBox, await otpFor(Kavita!.phoneNumber));
  await pressButton(page, 'LOGIN');
  await page.waitForURL(/\/dashboard\//);

  await openRequest(page, 'phone_no', '50090001');
  await page.getByRole('radio', { name: 'Mobile', exact: true }).check();
  await page.getByLabel('New mobile number').fill('9812345679');
  await pressButton(page, 'Send OTP');
  calls.length = 0;
  const box = page.getByRole('textbox', { name: /^OTP/ });
  await tryCases(box, 'Verify', messagesWith('4829'));
  expect(calls).toEqual([]);
  await pasteMessage(box, await otpFor('9812345679'));
  await pressButton(page, 'Verify');
  await expect(page.getByText('Mobile Number Verified Successfully').first()).toBeVisible();
});

test('[OPEN-144] a pin code of an address is put right, or stays and is refused', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Kavita');
  await openRequest(page, 'address', '50090001');
  const pin = page.getByLabel('Pin code');
  const city = page.getByText('Bengaluru', { exact: true });
  for (const text of ['५६० ०३८', '５６０ ０３８', ` 560-038${zeroWidth}`, `560${nbsp}038`]) {
    await enter(pin, 'paste', text);
    await pin.blur();
    await expect(pin, text).toHaveValue('560038');
    await expect(city, text).toBeVisible();
    await enter(pin, 'type', '');
    await expect(city, text).toHaveCount(0);
  }
  await tryCases(pin, 'Submit request', [
    ['type', '560 038', '560038'],
    same('5600381', 'Invalid Pin Code'),
    same('62.5', 'Invalid Pin Code'),
    same('56OO38', 'Invalid Pin Code'),
    same('-56003', 'Invalid Pin Code'),
  ]);
});

test('[OPEN-144] a new mobile number is put right or refused, and no OTP is sent to a wrong one', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'phone_no', '50010001');
  await page.getByRole('radio', { name: 'Mobile', exact: true }).check();
  const calls = callsTo(page, 'get-otp/');
  const digits = 'New mobile number';
  const refused = 'mobile number|Mobile';
  await tryCases(page.getByLabel(digits), 'Send OTP', [
    ['type', '+91 98765 43210', '9876543210'],
    ['paste', '09876543210', '9876543210'],
    ['paste', '00919876543210', '9876543210'],
    ['type', '(98765) 43-210', '9876543210'],
    ['paste', '९८७६५४३२१०', '9876543210'],
    ['type', '９８７６５４３２１０', '9876543210'],
    ['paste', `98765${nbsp}43210${zeroWidth}`, '9876543210'],
    ['type', '987654321098', '987654321098', refused],
    same('62.5', refused),
    same('-5', refused),
    ['type', '1e5', '1e5', refused],
    ['type', '12AB34', '12AB34', refused],
    same('My number is 9876543210', refused),
    same(nines, refused),
  ]);
  expect(calls).toEqual([]);
});

test('[OPEN-144] codes, names, amounts, dates and percentages are put right in the box or stay and are refused', async ({
  page,
  ensureSignedIn,
}) => {
  test.setTimeout(150_000);
  await ensureSignedIn('Asha');
  const submit = 'Submit request';
  await openRequest(page, 'bank_account', '50010001');
  const account = 'Please enter valid Account Number';
  await tryCases(page.getByLabel('New Account Number'), submit, [
    ['type', '1234 5678-9012', '123456789012', 'should not be same'],
    ['paste', '१२३४५६७८९', '123456789'],
    same('12AB34', account),
    ['type', '62.5', '62.5', account],
    same('-5', account),
    ['type', '1e5', '1e5', account],
    same('₹ 25,080.00', account),
    same('SB A/c - 1234 5678', account),
    same(nines, account),
    ['paste', `${nbsp}123456789${zeroWidth}`, '123456789'],
  ]);
  await tryCases(page.getByLabel('IFSC Code', { exact: true }), submit, [
    ['type', 'demo 000-4567', 'DEMO0004567'],
    ['paste', 'ＤＥＭＯ０００４５６７', 'DEMO0004567'],
    same('DEMO00045678', 'Invalid IFSC Code'),
    same('DEMO_004567', 'Invalid IFSC Code'),
  ]);
  const name = 'Please use letters and spaces only';
  await tryCases(page.getByLabel('Account Holder Name', { exact: true }), submit, [
    ['paste', `  Asha${nbsp}Sample `, 'Asha Sample'],
    same('Asha 2', name),
    same('आशा', name),
    ['paste', 'ｓｉｔａ devi', 'sita devi'],
    same(letters, 'at most 60 characters'),
  ]);
  await tryCases(page.getByLabel('PAN Number'), submit, [
    ['type', 'abcpk 1234f', 'ABCPK1234F'],
    ['paste', 'ABCPK-１２３４-F', 'ABCPK1234F'],
    same('ABCPK1234FG', 'Invalid PAN number'),
    same('62.5', 'Invalid PAN number'),
  ]);
  await tryCases(page.getByLabel('Comment (optional)'), submit, [
    same('5 % < 6 & “ok” 🙂'),
    same('x'.repeat(600), 'at most 500 characters'),
  ]);

  await takeBack(page.getByLabel('PAN Number'), ['abcpk', 'ABCPK', 'xyzpk 1234-f', 'XYZPK1234F']);
  await takeBack(page.getByLabel('New Account Number'), ['१२३', '123', '1234 5678', '12345678']);

  await openRequest(page, 'renewal_cheque_pickup', '50010001');
  const pin = page.getByLabel('Pin code');
  for (const text of ['4000501', '62.5', '4OOO50', '-40005', 'Mumbai - 400001']) {
    await enter(pin, 'paste', text);
    await pin.blur();
    await expect.soft(pin, text).toHaveAccessibleDescription(/Invalid Pin Code/);
    await expect.soft(pin, text).toHaveValue(text);
  }
  await enter(pin, 'paste', '४०० ०५०');
  await pin.blur();
  await expect(pin).toHaveValue('400050');
  const amount = 'Please enter valid Cheque amount|at most 12 characters';
  await tryCases(page.getByLabel('Cheque amount in rupees'), submit, [
    ['type', '₹ 25,080.00', '25080.00'],
    ['paste', 'Rs. 25,080/-', '25080'],
    ['type', '५००', '500'],
    same('5 lakh', amount),
    ['type', '62.505', '62.505', amount],
    same('62,5', amount),
    same('-5', amount),
    ['type', '1e5', '1e5', amount],
    same(nines, amount),
  ]);
  await tryCases(page.getByLabel('Pickup date', { exact: true }), submit, [
    ['type', '1/4/2027', '01/04/2027'],
    ['paste', '01-04-2027', '01/04/2027'],
    ['type', '1 Apr 2027', '01/04/2027'],
    ['paste', '1２.04.2027', '12/04/2027'],
    ['paste', '1–September–2027', '01/09/2027'],
    same('31/02/2027', 'Please select valid Pickup date'),
    same('1/4/27', 'Please select valid Pickup date'),
    same('tomorrow', 'Please select valid Pickup date'),
  ]);
  await takeBack(page.getByLabel('Pickup date', { exact: true }), [
    '01042027',
    '01/04/2027',
    '2 Sept 2027',
    '02/09/2027',
  ]);

  // Another journey raises this request for the first policy.
  await openRequest(page, 'gst_update', '50010002');
  await tryCases(page.getByLabel('New GST Number'), submit, [
    ['type', '29-abcps 1234f1z5', '29ABCPS1234F1Z5'],
    ['paste', '२९ABCPS1234F1Z5', '29ABCPS1234F1Z5'],
    same('29ABCPS1234F1Z55', 'Invalid GST Number'),
  ]);

  await openRequest(page, 'fund_switch', '50010001');
  await pressButton(page, 'Add a switch');
  const whole = 'Percentage to switch: whole numbers only';
  await tryCases(page.getByLabel('Percentage to switch'), 'Save', [
    ['type', '५', '5'],
    ['paste', '5 %', '5'],
    ['type', '62.5', '62.5', whole],
    same('5.5', whole),
    same('1,5', 'Percentage to switch: use digits'),
    same('-5', 'Percentage should be more than 0|Total Percentage'),
    ['type', '1e5', '1e5', 'Percentage to switch: use digits'],
    same('half', 'Percentage to switch: use digits'),
    same(nines, 'Percentage to switch: at most 3 digits; this has'),
  ]);

  await openRequest(page, 'nominee', '50010001');
  await pressButton(page, 'Add New Nominee');
  await tryCases(page.getByLabel('Share in percent'), 'Update', [
    ['type', '५', '5'],
    ['paste', '40 %', '40'],
    ['type', '62.5', '62.5', 'Share|share|whole'],
    same('-5', 'Share|share'),
  ]);
});

test('[OPEN-144] a value that is refused stays as typed through a reload', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'bank_account', '50010001');
  const box = () => page.getByLabel('New Account Number');
  await box().fill('62.5');
  await box().blur();
  await pressButton(page, 'Submit request');
  await expect(box()).toHaveValue('62.5');
  await page.reload();
  await expect(box()).toHaveValue('62.5');
});
