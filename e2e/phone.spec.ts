import type { Page } from '@playwright/test';
import { openRequest } from './fill';
import { expect, sentTo, test } from './portal';
import { callTo, codeOf, isReceived, pressButton, submitTo } from './send';

const type = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const otp = (page: Page) => page.getByRole('textbox', { name: /^OTP/ });
const mobile = '9812345670';

test.beforeEach(({ ensureSignedIn }) => ensureSignedIn('Daniel'));

test('[PHONE-01] [PHONE-05] [PHONE-06] [PHONE-07] [PHONE-08] changes a phone number: choose the type, enter, verify by OTP, submit', async ({
  page,
  otpFor,
}) => {
  await openRequest(page, 'phone_no', '50050001');
  const submit = page.getByRole('button', { name: 'Submit request' });
  await type(page, 'Alternate').check();
  await expect(page.getByLabel('New alternate number')).toBeVisible();
  await type(page, 'Mobile').check();
  await expect(page.getByLabel('New alternate number')).toHaveCount(0);
  await page.getByLabel('New mobile number').fill(mobile);
  await expect(submit).toBeDisabled();
  const [send] = await Promise.all([callTo(page, 'get-otp/'), pressButton(page, 'Send OTP')]);
  expect(send.method()).toBe('POST');
  expect(await sentTo(page, /get-otp/)).toEqual({
    policy_number: '50050001',
    phone_number: mobile,
    email: '',
    otp_type: 'phone',
  });
  const { unique_id } = await (await send.response())!.json();
  const right = await otpFor(mobile);
  expect(right).toMatch(/^\d{4}$/);
  for (const wrong of [right.slice(0, 3), `${right}0`]) {
    await otp(page).fill(wrong);
    await pressButton(page, 'Verify');
    await expect(page.getByText('Please enter valid OTP').first()).toBeVisible();
    await expect(submit).toBeDisabled();
  }
  await otp(page).fill(right);
  const [verify] = await Promise.all([callTo(page, 'verify-otp/'), pressButton(page, 'Verify')]);
  expect(verify.method()).toBe('POST');
  expect(await sentTo(page, /verify-otp/)).toEqual({
    Otp_recieved: right,
    unique_id,
    otp_type: 'phone',
  });
  await expect(page.getByText('Mobile Number Verified Successfully').first()).toBeVisible();
  await expect(submit).toBeEnabled();
  const { as, payload, ticketnumber } = await submitTo(page, 'phone-update/');
  expect([as, payload]).toEqual([
    'json',
    {
      policyNumber: '50050001',
      contact_type: 'mobile',
      phone_number: mobile,
      etli_sub_type: await codeOf(page, 'phone'),
    },
  ]);
  await isReceived(page, 'to update Phone Number', ticketnumber);
});

test('[PHONE-02] [PHONE-03] [PHONE-04] [OPEN-138] shows problems for a missing type and invalid numbers before an OTP is sent', async ({
  page,
}) => {
  await openRequest(page, 'phone_no', '50050002');
  await expect(page.getByRole('button', { name: 'Submit request' })).toBeDisabled();
  await pressButton(page, 'Send OTP');
  await expect(page.getByText('Please select type of number').first()).toBeVisible();
  await type(page, 'Mobile').check();
  const field = page.getByLabel('New mobile number');
  const message = async (number: string, words: string) => {
    await field.fill(number);
    await pressButton(page, 'Send OTP');
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
    await expect(otp(page)).toHaveCount(0);
  };
  await message('', 'Please enter Mobile Number');
  for (const wrong of ['981234567', '0812345670', '1234567890'])
    await message(wrong, 'Please enter valid Mobile Number');
  await message('9000000005', 'Existing and New Mobile Number should not be same');
  await field.fill('');
  await field.pressSequentially('+91 98123-45670');
  await field.blur();
  await expect(field).toHaveValue('9812345670');
});
