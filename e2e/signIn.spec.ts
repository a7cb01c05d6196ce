import type { Page, Request } from '@playwright/test';
import { customers, expect, sentTo, shown, test } from './portal';
import { pressButton } from './send';

const asha = customers.Asha!;
const policyNo = asha.policies[0]!.policyNumber;
const identifier = (page: Page) => page.getByLabel('Policy No. / Email / Mobile No.');
const dob = (page: Page) => page.getByLabel(/date of birth/i).first();
const otpField = (page: Page) => page.getByRole('textbox', { name: /^OTP/ });

async function requestOtp(page: Page, value = policyNo, date = shown(asha.dateOfBirth)) {
  await identifier(page).fill(value);
  await dob(page).fill(date);
  await pressButton(page, 'CONTINUE');
}

/** Opens the sign-in page and gets as far as the OTP. */
async function openOtp(page: Page) {
  await page.goto('/login');
  await requestOtp(page);
  await expect(otpField(page)).toBeVisible();
}

test('[LOGIN-01] first shows the identifier and the date of birth, and no OTP field', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(identifier(page)).toBeVisible();
  await expect(dob(page)).toBeVisible();
  await expect(page.getByText(/dd\/mm\/yyyy/i)).toBeVisible();
  await expect(otpField(page)).toHaveCount(0);
  await requestOtp(page);
  await expect(otpField(page)).toBeVisible();
});

test('[LOGIN-02] [LOGIN-14] [LOGIN-15] CONTINUE requests the OTP and LOGIN verifies it; the contact is masked, the identifier locked, and 59 seconds count down', async ({
  page,
  otpFor,
}) => {
  await openOtp(page);
  await expect(page.getByText(/5[789] seconds/)).toBeVisible();
  const notice = page.getByText(/OTP has been sent to/);
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText(asha.phoneNumber);
  await expect(notice).not.toContainText(asha.emailId);
  await expect(notice).toContainText(asha.phoneNumber.slice(-2));
  await expect(notice).toContainText('@example.com');
  await expect(identifier(page)).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toHaveCount(0);
  await otpField(page).fill(await otpFor(asha.phoneNumber));
  await pressButton(page, 'LOGIN');
  await expect(page).toHaveURL(/\/dashboard\/policy$/);
});

test('[LOGIN-03] opening the login screen ends an existing session', async ({ page, signIn }) => {
  await signIn('Asha');
  expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await page.goto('/login');
  await expect(identifier(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('[LOGIN-04] [LOGIN-05] all four query parameters open the raise screen with three of them', async ({
  page,
  signInThroughScreens,
}) => {
  await signInThroughScreens(
    'Vikram',
    '?policyNum=50020001&dob=01/12/1979&incidentNum=INC1&SRNum=SR1',
  );
  const url = new URL(page.url());
  expect(url.pathname).toBe('/dashboard/raise-service-request');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    policyNum: '50020001',
    incidentNum: 'INC1',
    SRNum: 'SR1',
  });
  expect(url.searchParams.has('dob')).toBe(false);
});

test('[LOGIN-06] policyNum and dob open the raise screen with policyNum', async ({
  page,
  signInThroughScreens,
}) => {
  await signInThroughScreens('Vikram', '?policyNum=50020001&dob=1979-12-01');
  const url = new URL(page.url());
  expect(url.pathname).toBe('/dashboard/raise-service-request');
  expect(url.searchParams.get('policyNum')).toBe('50020001');
  expect(url.searchParams.has('dob')).toBe(false);
});

test('[LOGIN-07] any other combination of query parameters opens the policy list', async ({
  page,
  signInThroughScreens,
}) => {
  for (const query of ['', '?policyNum=50020001', '?policyNum=50020001&dob=1979-12-01&SRNum=SR1']) {
    await signInThroughScreens('Vikram', query);
    expect(new URL(page.url()).pathname).toBe('/dashboard/policy');
  }
});

test('the query fills in the fields, and the customer presses CONTINUE', async ({ page }) => {
  await page.goto('/login?policyNum=50020001&dob=1979-12-01');
  await expect(identifier(page)).toHaveValue('50020001');
  await expect(dob(page)).toHaveValue('01/12/1979');
  await expect(otpField(page)).toHaveCount(0);
});

test('[LOGIN-08] [LOGIN-09] [LOGIN-10] sends the identifier without spaces, as one of three parameters, with the date of birth', async ({
  page,
}) => {
  const expected: [string, object][] = [
    [' asha.sample @example.com ', { emailId: 'asha.sample@example.com' }],
    ['90000 00001', { phoneNumber: '9000000001' }],
    ['5001 0001', { policyNumber: '50010001' }],
  ];
  for (const [typed, sent] of expected) {
    await page.goto('/login');
    const [request] = await Promise.all([page.waitForRequest(/send-otp/), requestOtp(page, typed)]);
    expect(request.method()).toBe('POST');
    const { dob: birth, ...rest } = await sentTo(page, /send-otp/);
    expect(rest).toEqual(sent);
    expect(birth).toBe(asha.dateOfBirth);
    const answer = await (await request.response())!.json();
    expect(answer).toMatchObject({
      id: expect.any(String),
      maskedEmail: expect.any(String),
      maskedMobile: expect.any(String),
    });
  }
});

test('[LOGIN-11] shows a problem for an invalid mobile number and an empty identifier, without a call', async ({
  page,
}) => {
  const calls: Request[] = [];
  page.on('request', (request) => request.url().includes('send-otp') && calls.push(request));
  await page.goto('/login');
  await requestOtp(page, '1234567890');
  await expect(page.getByText('Please enter valid Mobile No.')).toBeVisible();
  await requestOtp(page, '9999999999');
  await expect(page.getByText('Please enter valid Mobile No.')).toBeVisible();
  await requestOtp(page, '   ');
  await expect(page.getByText('Please enter your Policy No. / Email / Mobile No.')).toBeVisible();
  await expect(identifier(page)).toBeFocused();
  expect(calls).toEqual([]);
});

test('[LOGIN-12] shows a problem for an empty and an invalid date of birth', async ({ page }) => {
  await page.goto('/login');
  await requestOtp(page, policyNo, '');
  await expect(page.getByText('Please select date of birth')).toBeVisible();
  for (const wrong of ['31/02/1985', '12/04', '01/01/2999']) {
    await requestOtp(page, policyNo, wrong);
    await expect(page.getByText('Please enter valid DOB')).toBeVisible();
  }
});

test('[LOGIN-13] adds slashes to the date of birth while it is typed, and keeps what is too long', async ({
  page,
}) => {
  await page.goto('/login');
  await dob(page).pressSequentially('1204');
  await expect(dob(page)).toHaveValue(/^12\/04\/?$/);
  await dob(page).pressSequentially('1985');
  await expect(dob(page)).toHaveValue('12/04/1985');
  await dob(page).pressSequentially('99');
  await expect(dob(page)).toHaveValue('12/04/198599');
});

test('[LOGIN-16] offers Resend at zero, which requests a new OTP', async ({ page }) => {
  await page.clock.install();
  await openOtp(page);
  const resend = page.getByRole('button', { name: /resend/i });
  await expect(resend).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(resend).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(resend).toBeVisible();
  const [request] = await Promise.all([page.waitForRequest(/send-otp/), resend.click()]);
  expect((await request.response())!.ok()).toBe(true);
  await expect(resend).toHaveCount(0);
});

test('[LOGIN-17] accepts only six digits as the OTP', async ({ page }) => {
  await openOtp(page);
  await otpField(page).pressSequentially('1a2-3 45678');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(otpField(page)).toHaveValue('1a2-3 45678');
  await expect(page.getByText('Invalid OTP')).toBeVisible();
});

test('[LOGIN-18] [LOGIN-21] shows a problem for an empty, a short and a wrong OTP, without a sign-in', async ({
  page,
  otpFor,
}) => {
  await openOtp(page);
  await pressButton(page, 'LOGIN');
  await expect(page.getByText('Please enter OTP')).toBeVisible();
  await otpField(page).fill('123');
  await pressButton(page, 'LOGIN');
  await expect(page.getByText('Invalid OTP')).toBeVisible();
  const right = await otpFor(asha.phoneNumber);
  await otpField(page).fill(right === '000000' ? '111111' : '000000');
  const [answer] = await Promise.all([
    page.waitForResponse(/validate-otp/),
    pressButton(page, 'LOGIN'),
  ]);
  const { message, sessionId } = await answer.json();
  expect(sessionId).toBeUndefined();
  await expect(otpField(page)).toHaveAccessibleDescription(
    new RegExp(message.replace(/[.?]/g, '\\$&')),
  );
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('[LOGIN-19] shows no OTP field and no countdown when the OTP could not be sent', async ({
  page,
}) => {
  await page.goto('/login');
  await requestOtp(page, '59999999');
  await expect(page.getByRole('alert').or(identifier(page)).first()).toBeVisible();
  await expect(identifier(page)).toHaveAccessibleDescription(/.{10,}/);
  await expect(otpField(page)).toHaveCount(0);
  await expect(page.getByText(/seconds/)).toHaveCount(0);
});

test('[LOGIN-20] [LOGIN-22] sends id, otp, dob and the identifier for verification, then loads and stores the profile', async ({
  page,
  otpFor,
}) => {
  await openOtp(page);
  await otpField(page).fill(await otpFor(asha.phoneNumber));
  const [verify, profile] = await Promise.all([
    page.waitForRequest(/validate-otp/),
    page.waitForRequest(/client-details\/?$/),
    pressButton(page, 'LOGIN'),
  ]);
  expect(await sentTo(page, /validate-otp/)).toEqual({
    id: expect.any(String),
    otp: expect.stringMatching(/^\d{6}$/),
    dob: asha.dateOfBirth,
    policyNumber: policyNo,
  });
  const answer = await (await verify.response())!.json();
  expect(answer).toMatchObject({
    access_token: expect.any(String),
    UniqueClientId: expect.any(String),
    sessionId: expect.any(String),
    customerDataResponse: expect.any(Array),
  });
  expect(answer).toHaveProperty('lastLoginDate');
  expect(profile.method()).toBe('POST');
  expect(await sentTo(page, /client-details\/?$/)).toEqual({
    clientId: asha.clientId,
    dob: asha.dateOfBirth,
  });
  await page.waitForURL(/dashboard/);
  const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('userProfile')!));
  expect(stored).toMatchObject({
    clientId: asha.clientId,
    firstName: 'Asha',
    emailId: asha.emailId,
  });
});

test('[LOGIN-23] [NAV-08] shows the loader overlay while the OTP is requested, and hides it after success and failure', async ({
  page,
}) => {
  for (const fails of [false, true]) {
    await page.route(/send-otp/, async (route) => {
      await new Promise((wake) => setTimeout(wake, 800));
      if (fails) await route.abort();
      else await route.continue();
    });
    await page.goto('/login');
    await requestOtp(page);
    const loader = page.getByText('Loading, please wait');
    await expect(loader).toBeVisible();
    await expect(loader).toBeHidden();
    const message = 'Something went wrong. Please try again';
    // In a toast, and where it stays.
    if (fails) await expect(page.getByText(message)).toHaveCount(2);
    await page.unroute(/send-otp/);
  }
});

test('signs in by keyboard alone', async ({ page, otpFor }) => {
  await page.goto('/login');
  await identifier(page).focus();
  await page.keyboard.type(policyNo);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12041985');
  await page.keyboard.press('Enter');
  await expect(otpField(page)).toBeFocused();
  await page.keyboard.type(await otpFor(asha.phoneNumber));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/policy$/);
  await expect(page.locator('h1')).toBeFocused();
});
