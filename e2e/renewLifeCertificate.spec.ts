import type { Page } from '@playwright/test';
import { openRequest } from './fill';
import { dialogOn, expect, sentTo, shown, test } from './portal';
import { callsTo, callTo, codeOf, isReceived, uploadFile, pressButton, submitTo } from './send';

const key = 'digital_life_certificate';
const path = 'generate-sr-ticket/';
const submit = (page: Page) => page.getByRole('button', { name: 'Submit request' });
const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const photo = 'Photo Verification';
const upload = 'Upload Jeevan Praman Certificate';
const certificate = (page: Page) => page.getByLabel('Jeevan Praman Certificate', { exact: true });
const verify = (page: Page) => page.getByRole('checkbox', { name: 'Verify photo' });

async function renewByPhoto(page: Page, policyNo: string) {
  await openRequest(page, key, policyNo);
  await pressButton(page, 'Renew');
  await option(page, photo).check();
  await pressButton(page, 'Turn on the camera');
}

test('[DLC-01] shows a message to a customer without an annuity policy', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await page.goto(`/dashboard/raise-service-request?request=${key}`);
  await expect(page.getByText('No Annuity policy found against customer')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('[DLC-02] [DLC-03] [DLC-04] [DLC-05] offers active annuities, and shows the status of each in a table', async ({
  page,
  signIn,
  today,
}) => {
  await signIn('Lakshmi');
  const dayAt = (days: number) =>
    shown(new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10));
  const states = {
    '50030001': ['New Request', '–'],
    '50030002': ['Inactive', dayAt(-30)],
    '50030003': ['Active', dayAt(200)],
  };
  await openRequest(page, key);
  const options = page.getByLabel('Policy Number').locator('option');
  const offered = await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(offered).toEqual(['', ...Object.keys(states)]);
  const table = page.getByRole('table');
  for (const [policyNo, values] of Object.entries(states)) {
    const [load] = await Promise.all([
      callTo(page, 'evc-applicable-date/'),
      page.getByLabel('Policy Number').selectOption(policyNo),
    ]);
    expect(load.method()).toBe('POST');
    expect(await sentTo(page, /evc-applicable-date/)).toMatchObject({ policy_number: policyNo });
    expect(await (await load.response())!.json()).toHaveProperty('applicable_till_date');
    await expect(table.getByRole('columnheader')).toHaveText([
      'Policy No',
      'Status',
      'EVC applicable till date',
    ]);
    for (const [i, text] of [policyNo, ...values].entries())
      await expect(table.getByRole('cell').nth(i)).toContainText(text);
  }
  await expect(page.getByRole('button', { name: 'Renew', exact: true })).toBeVisible();
});

test('[DLC-06] [DLC-07] [DLC-13] [DLC-14] [DLC-15] [DLC-16] uploads a certificate, and blocks Renew while that request is open', async ({
  page,
  signIn,
}) => {
  await signIn('Lakshmi');
  const checks = callsTo(page, 'sr-status/');
  await openRequest(page, key, '50030002');
  expect(checks).toEqual([]);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await Promise.all([callTo(page, 'sr-status/'), pressButton(page, 'Renew')]);
  const code = await codeOf(page, 'digital life certificate');
  expect(await sentTo(page, /sr-status/)).toEqual({
    policy_number: '50030002',
    etli_sub_type: code,
  });
  await expect(page.getByRole('radiogroup', { name: 'Proceed with' })).toBeVisible();
  await expect(option(page, photo)).toBeVisible();
  await option(page, upload).check();
  await expect(
    page.getByText('The certificate must be issued within the last 12 months.'),
  ).toBeVisible();
  for (const [file, message] of [
    [uploadFile('certificate.docx'), 'Only image and PDF formats are allowed'],
    [uploadFile('certificate.pdf', 5_000_000), 'File size should be less than 5MB'],
  ] as const) {
    await certificate(page).setInputFiles(file);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
  }
  await certificate(page).setInputFiles(uploadFile('certificate.png'));
  const { as, payload, ticketnumber } = await submitTo(page, path);
  expect([as, payload]).toEqual([
    'multipart',
    {
      policy_number: '50030002',
      etli_sub_type: code,
      policy_holder_name: 'Lakshmi Annuitant',
      image: 'null',
      certificate: 'certificate.png',
    },
  ]);
  await isReceived(page, 'for Digital Life Certificate', ticketnumber);
  // A page that closes at once would tell the number again.
  await pressButton(page, 'OK');
  await expect(page.getByLabel('Request Service Type')).toBeVisible();

  await openRequest(page, key, '50030002');
  await pressButton(page, 'Renew');
  await expect(dialogOn(page)).toContainText(
    'Your previous request is in progress. Please try again after once it is closed.',
  );
  await pressButton(page, 'OK');
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('[DLC-08] [DLC-10] [DLC-11] [DLC-13] [DLC-16] [DLC-17] takes, retakes, verifies and sends a photo', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const written: unknown[] = [];
    Object.assign(window, { written });
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (give, ...how) {
      written.push(how);
      return toBlob.call(this, give, ...how);
    };
  });
  await signIn('Lakshmi');
  await renewByPhoto(page, '50030001');
  await pressButton(page, 'Take photo');
  await pressButton(page, 'Retake');
  await pressButton(page, 'Take photo');
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'written')[1])).toEqual([
    'image/webp',
    0.92,
  ]);
  await expect(submit(page)).toHaveCount(0);
  const [look] = await Promise.all([callTo(page, 'face-liveness/'), verify(page).click()]);
  const { image, ...rest } = await sentTo(page, /face-liveness/);
  expect(look.method()).toBe('POST');
  expect(rest).toMatchObject({ policy_number: '50030001' });
  expect(Buffer.from(image, 'base64').subarray(8, 12).toString()).toBe('WEBP');
  expect(await (await look.response())!.json()).toMatchObject({ liveness: 'real' });
  await expect(page.getByText('Face Verified Successfully').first()).toBeVisible();
  await expect(option(page, upload)).toBeDisabled();
  for (const name of ['Take photo', 'Retake', 'Turn on the camera'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(verify(page)).toHaveCount(0);
  const { as, payload, ticketnumber } = await submitTo(page, path);
  expect([as, payload]).toEqual([
    'multipart',
    {
      policy_number: '50030001',
      etli_sub_type: await codeOf(page, 'digital life certificate'),
      policy_holder_name: 'Lakshmi Annuitant',
      image: 'photo.webp',
      certificate: 'null',
    },
  ]);
  await isReceived(page, 'for Digital Life Certificate', ticketnumber);
});

test('[DLC-12] [DLC-13] detects no face in an empty photo, and offers to keep it or retry', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    // A nearly empty picture, in which the demo check detects no face.
    CanvasRenderingContext2D.prototype.drawImage = function () {
      Object.assign(this.canvas, { width: 26, height: 19 });
    };
  });
  await signIn('Lakshmi');
  await renewByPhoto(page, '50030003');
  await pressButton(page, 'Take photo');
  const dialog = dialogOn(page);
  await verify(page).click();
  await expect(dialog).toContainText('Photo does not have any face. Are you sure want to retry?');
  await pressButton(page, 'Cancel');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  await verify(page).click();
  await pressButton(page, 'Confirm');
  await expect(page.getByRole('button', { name: 'Take photo' })).toBeVisible();
  await expect(option(page, upload)).toBeEnabled();
});

test('[DLC-09] shows that the camera is not allowed', async ({
  page,
  ensureSignedIn,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/^Permissions policy violation: camera/);
  await ensureSignedIn('Lakshmi');
  // The browser denies this page the camera.
  await page.route(/\/dashboard\//, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'permissions-policy': 'camera=()' };
    await route.fulfill({ response, headers });
  });
  await renewByPhoto(page, '50030003');
  await expect(page.getByText('Allow camera access on the system')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('allow the camera. Then press');
  await expect(page.getByRole('button', { name: 'Turn on the camera' })).toBeFocused();
  await expect(submit(page)).toHaveCount(0);
});
