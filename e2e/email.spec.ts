import type { Page } from '@playwright/test';
import { openRequest } from './fill';
import { dialogOn, expect, sentTo, test } from './portal';
import { pressButton } from './send';

const type = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const field = (page: Page, which: string) => page.getByLabel(`New ${which} e-mail`);
const otp = (page: Page) => page.getByRole('textbox', { name: /^OTP/ });

test.beforeEach(({ ensureSignedIn }) => ensureSignedIn('Daniel'));

test('[EMAIL-01] [EMAIL-06] [EMAIL-07] [EMAIL-08] [EMAIL-09] changes an e-mail address: choose the type, enter, verify by OTP, submit', async ({
  page,
  otpFor,
}) => {
  await openRequest(page, 'email_update', '50050021');
  await type(page, 'Secondary').check();
  await field(page, 'secondary').fill('daniel.second@example.com');
  const submit = page.getByRole('button', { name: 'Submit request' });
  await expect(submit).toBeDisabled();
  const [send] = await Promise.all([page.waitForRequest(/get-otp/), pressButton(page, 'Send OTP')]);
  expect(await sentTo(page, /get-otp/)).toMatchObject({
    policy_number: '50050021',
    phone_number: '',
    email: 'daniel.second@example.com',
    otp_type: 'email',
  });
  expect(await (await send.response())!.json()).toMatchObject({
    status: 'success',
    unique_id: expect.any(String),
  });
  await expect(submit).toBeDisabled();
  await expect(otp(page)).toBeVisible();
  await page.reload();
  await otp(page).fill(await otpFor('daniel.second@example.com'));
  const [verify] = await Promise.all([
    page.waitForRequest(/verify-otp/),
    pressButton(page, 'Verify'),
  ]);
  expect(await sentTo(page, /verify-otp/)).toMatchObject({
    Otp_recieved: expect.stringMatching(/^\d{4}$/),
    unique_id: expect.any(String),
    otp_type: 'email',
  });
  expect(await (await verify.response())!.json()).toMatchObject({ status: 'success' });
  await expect(page.getByText('Email Verified Successfully').first()).toBeVisible();
  await expect(submit).toBeEnabled();
  await page.reload();
  await expect(submit).toBeEnabled();
  const [raise] = await Promise.all([page.waitForRequest(/email-update/), submit.click()]);
  expect(await sentTo(page, /email-update/)).toEqual({
    policyNumber: '50050021',
    email_type: 'secondary',
    email_id: 'daniel.second@example.com',
    etli_sub_type: expect.any(String),
  });
  const { ticketnumber } = await (await raise.response())!.json();
  await expect(dialogOn(page)).toContainText(
    `We have received your request to update Email. Your reference number is ${ticketnumber}`,
  );
});

test('[EMAIL-02] [EMAIL-03] [OPEN-138] shows a problem for a missing type and for a missing or invalid address', async ({
  page,
}) => {
  await openRequest(page, 'email_update', '50050022');
  const submit = page.getByRole('button', { name: 'Submit request' });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(/^Choose “Type of email” first/);
  await pressButton(page, 'Send OTP');
  await expect(page.getByText('Please select type of email').first()).toBeVisible();
  await expect(type(page, 'Primary')).toBeFocused();
  for (const which of ['primary', 'secondary']) {
    await type(page, which === 'primary' ? 'Primary' : 'Secondary').check();
    await pressButton(page, 'Send OTP');
    await expect(page.getByText('Please enter Email').first()).toBeVisible();
    await field(page, which).fill('daniel@nowhere');
    await pressButton(page, 'Send OTP');
    await expect(page.getByText('Please enter valid Email').first()).toBeVisible();
    await expect(otp(page)).toHaveCount(0);
    await field(page, which).fill('');
  }
});

test('[EMAIL-04] rejects the existing address and the same address for both types', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Meera');
  await openRequest(page, 'email_update', '50040001');
  await type(page, 'Primary').check();
  await field(page, 'primary').fill('meera.placeholder@example.com');
  await pressButton(page, 'Send OTP');
  await expect(page.getByText('Existing and New Email should not be same').first()).toBeVisible();
  await field(page, 'primary').fill('meera.second@example.com');
  await pressButton(page, 'Send OTP');
  await expect(
    page.getByText('Primary and Secondary Email should not be same').first(),
  ).toBeVisible();
});

test('[EMAIL-05] shows a problem for an OTP that is empty, not of four digits, or wrong; the input takes six digits', async ({
  page,
  otpFor,
}) => {
  await openRequest(page, 'email_update', '50050023');
  await type(page, 'Primary').check();
  await field(page, 'primary').fill('daniel.new@example.com');
  await pressButton(page, 'Send OTP');
  await pressButton(page, 'Verify');
  await expect(page.getByText('Please enter OTP').first()).toBeVisible();
  for (const wrong of ['123', '12345']) {
    await otp(page).fill(wrong);
    await pressButton(page, 'Verify');
    await expect(page.getByText('Please enter valid OTP').first()).toBeVisible();
  }
  await otp(page).fill('');
  await otp(page).pressSequentially('1234567');
  await expect(otp(page)).toHaveValue('1234567');
  await expect(otp(page)).toBeVisible();
  const right = await otpFor('daniel.new@example.com');
  await otp(page).fill(right === '0000' ? '1111' : '0000');
  const [answer] = await Promise.all([
    page.waitForResponse(/verify-otp/),
    pressButton(page, 'Verify'),
  ]);
  await expect(page.getByText((await answer.json()).message).first()).toBeVisible();
  await otp(page).fill(right);
  await pressButton(page, 'Verify');
  await expect(page.getByText('Email Verified Successfully').first()).toBeVisible();
});

test('requires a new OTP after a verified address is changed', async ({ page, otpFor }) => {
  await openRequest(page, 'email_update', '50050024');
  await type(page, 'Primary').check();
  await field(page, 'primary').fill('daniel.one@example.com');
  await pressButton(page, 'Send OTP');
  await expect(otp(page)).toBeVisible();
  await otp(page).fill(await otpFor('daniel.one@example.com'));
  await pressButton(page, 'Verify');
  await expect(page.getByText('Email Verified Successfully').first()).toBeVisible();
  await field(page, 'primary').fill('daniel.two@example.com');
  await expect(page.getByText('Email Verified Successfully')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit request' })).toBeDisabled();
});
