import { dialogOn, expect, sentTo, test } from './portal';
import { delayDeviceDrafts, deviceDraftKeys } from './drafts';
import { openRequest, pickPolicy } from './fill';
import { toastOn } from './send';

const update = 'Policy Details Update Type';
const offers: { [serviceType: string]: string[] } = {
  policy_details: [
    'PAN card',
    'Email',
    'Name',
    'Signature',
    'Nominee',
    'Bank Account',
    'Phone',
    "Mother's maiden name",
    'Address',
    'GST details',
  ],
  renewal_premium: ['Renewal Cheque Pickup', 'Draw Date change'],
  'insurance-account': ['EIA Account Opening / De-Materialization'],
  policy_related: [
    'Policy document not received',
    'GST refund for NRI',
    'Digital Life Certificate',
    'Revival',
    'Policy Assignment',
  ],
};

test.beforeEach(async ({ ensureSignedIn, page }) => {
  await ensureSignedIn('Asha');
  await page.goto('/dashboard/raise-service-request');
  await expect(page.getByLabel('Request Service Type')).toBeVisible();
});

test('[SHELL-01] opens the form after a service type, an update type and submit; two service types open theirs directly', async ({
  page,
}) => {
  await expect(page.getByLabel(update)).toHaveCount(0);
  await page.getByLabel('Request Service Type').selectOption('policy_details');
  await page.getByLabel(update).selectOption('mother_name');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('h1')).toHaveText("Update mother's maiden name");
  for (const type of ['investment-strategy', 'policy_assignment_request']) {
    await page.goto('/dashboard/raise-service-request');
    await page.getByLabel('Request Service Type').selectOption(type);
    await expect(page.getByLabel(update)).toHaveCount(0);
  }
});

test('[SHELL-04] [SHELL-05] [SHELL-06] [SHELL-08] offers the request types of each service type', async ({
  page,
}) => {
  for (const [type, titles] of Object.entries(offers)) {
    await page.getByLabel('Request Service Type').selectOption(type);
    const options = await page.getByLabel(update).locator('option').allTextContents();
    const offered = options.slice(1).map((text) => text.replace(/ \(available soon\)$/, ''));
    expect(offered.map((text) => text.replace(' (DGH Certificate)', ''))).toEqual(titles);
  }
});

test('[SHELL-07] [SHELL-01] offers two request types for Investment Strategy Change', async ({
  page,
}) => {
  await page.getByLabel('Request Service Type').selectOption('investment-strategy');
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const title of ['Others - Investment Strategy Change', 'Any Other Requests'])
    await expect(page.getByText(title).first()).toBeVisible();
});

test('[SHELL-09] shows a problem without an update type', async ({ page }) => {
  await page.getByLabel('Request Service Type').selectOption('policy_details');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please select policy details update option')).toBeVisible();
  await expect(page.getByLabel(update)).toBeFocused();
});

test('[ROUTE-08] [SHELL-11] preselects the form of a change from another screen', async ({
  page,
}) => {
  const opens: { [name: string]: RegExp } = {
    'PAN-change': /Update PAN card/,
    'email-change': /Update e-mail/,
    'ADDR-change': /Update address/,
    'name-change': /Update name/,
    'mobile-change': /Update phone number/,
  };
  for (const [selectedProfileSection, title] of Object.entries(opens)) {
    await page.goto('/dashboard/policy');
    await goWithState(page, selectedProfileSection);
    await expect(page.getByRole('main')).toContainText(title);
  }
});

test('[ROUTE-08] [SHELL-12] opens a message instead of a form for a change of the date of birth', async ({
  page,
}) => {
  await goWithState(page, 'DOB-change');
  const modal = dialogOn(page);
  await expect(modal).toContainText(
    'To change the date of birth please visit the nearest branch with a valid age proof.',
  );
  await modal.getByRole('button', { name: 'OK' }).click();
  await expect(modal).toHaveCount(0);
  await expect(page.getByLabel('Request Service Type')).toBeVisible();
});

/** Navigates with a state (React Router stores it under `usr`). */
async function goWithState(page: import('@playwright/test').Page, selectedProfileSection: string) {
  await page.evaluate((section) => {
    history.pushState(
      { usr: { selectedProfileSection: section }, key: 'from-profile', idx: 1 },
      '',
      '/dashboard/raise-service-request',
    );
    location.reload();
  }, selectedProfileSection);
  await page.waitForLoadState();
}

test('[SHELL-14] [FLOW-03] [FLOW-04] [FLOW-05] [ERR-09] runs the open-request check when a policy is selected; an open request blocks in a dialog', async ({
  page,
}) => {
  await openRequest(page, 'mother_name');
  const [check] = await Promise.all([
    page.waitForRequest(/sr-status/),
    page.getByLabel('Policy Number').selectOption('50010002'),
  ]);
  expect(await sentTo(page, /sr-status/)).toEqual({
    policy_number: '50010002',
    etli_sub_type: expect.stringMatching(/^ST\d{4}$/),
  });
  expect(await (await check.response())!.json()).toMatchObject({ already_open: 'true' });
  const dialog = dialogOn(page);
  await expect(dialog).toContainText(
    'Your previous request is in progress. Please try again after once it is closed.',
  );
  await dialog.getByRole('button').first().click();
  await expect(page.getByLabel('Policy Number')).toHaveValue('');
  await pickPolicy(page, '50010001');
});

test('[FLOW-05] blocks only for the string "true"', async ({ page }) => {
  await page.route(/sr-status/, (route) =>
    route.fulfill({ json: { status: 'success', already_open: true } }),
  );
  await openRequest(page, 'mother_name', '50010002');
  await expect(dialogOn(page)).toHaveCount(0);
});

test('[FLOW-01] shows the form as a panel with a policy selector labelled Policy Number', async ({
  page,
}) => {
  for (const key of ['pan_card', 'email_update', 'address', 'mother_name']) {
    await openRequest(page, key);
    await expect(page.getByRole('combobox', { name: 'Policy Number', exact: true })).toBeVisible();
  }
});

test('[FLOW-13] shows that e-mail and address changes apply to all policies', async ({ page }) => {
  for (const key of ['email_update', 'address']) {
    await openRequest(page, key);
    await expect(
      page
        .getByText('This change will apply to all your policies')
        .or(page.getByText('This change applies to all your policies')),
    ).toBeVisible();
  }
});

test('[FLOW-07] [FLOW-08] [FLOW-09] [MOTHER-01] [MOTHER-02] [MOTHER-03] shows the number in a dialog; closing it returns to the list and resets the form', async ({
  page,
}) => {
  await openRequest(page, 'mother_name', '50010003');
  const name = page.getByLabel("Mother's Maiden Name");
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText("Please enter Mother's Maiden Name").first()).toBeVisible();
  await name.pressSequentially('kamala devi of the long name');
  await expect(name).toHaveValue('KAMALA DEVI OF THE LONG NAME');
  await name.fill('KAMALA DEVI OF THE L');
  await page.getByLabel(/^Remarks/).fill('As in the birth certificate');
  const [raise] = await Promise.all([
    page.waitForRequest(/mothers-name-change/),
    page.getByRole('button', { name: 'Submit request' }).click(),
  ]);
  expect(await sentTo(page, /mothers-name-change/)).toEqual({
    policyNumber: '50010003',
    mother_name: 'KAMALA DEVI OF THE L',
    remarks: 'As in the birth certificate',
    etli_sub_type: expect.stringMatching(/^ST\d{4}$/),
  });
  const { ticketnumber } = await (await raise.response())!.json();
  const dialog = dialogOn(page);
  await expect(dialog).toContainText(
    `We have received your request to update Mother's Maiden Name. Your reference number is ${ticketnumber}`,
  );
  await dialog.getByRole('button', { name: /OK|Close|Done/ }).click();
  await expect(page.getByLabel('Request Service Type')).toBeVisible();
  await openRequest(page, 'mother_name');
  await expect(page.getByLabel('Policy Number')).toHaveValue('');
  await expect(page.getByLabel("Mother's Maiden Name")).toHaveValue('');
});

test('still tells the number after a reload of the form, and when its customer goes back to it', async ({
  page,
}) => {
  await openRequest(page, 'any_other_request', '50010003');
  await page.getByLabel('Comment').fill('Please call me');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialogOn(page)).toContainText(/SR\d{8}/);
  const raised = page.getByText(/^Your request was raised. Your reference number is SR\d{8}\.$/);
  await expect(raised).toHaveCount(0);
  await expect.poll(() => deviceDraftKeys(page)).toEqual([]);
  await page.reload();
  await expect(raised).toBeVisible();
  await expect(page.getByLabel('Comment')).toHaveValue('');
  await page.getByRole('link', { name: 'Raise a service request' }).click();
  await expect(page.getByLabel('Request Service Type')).toBeVisible();
  await expect(raised).toHaveCount(0);
  await page.goBack();
  await expect(raised).toBeVisible();
  await page.getByRole('link', { name: 'Track this request' }).click();
  await expect(page.getByRole('heading', { name: 'Track service requests' })).toBeVisible();
});

test('brings nothing back of a request that was raised, although the page closed before its draft was deleted', async ({
  page,
}) => {
  await openRequest(page, 'any_other_request', '50010001');
  await page.getByLabel('Comment').fill('Please write to me');
  await expect.poll(() => deviceDraftKeys(page)).not.toEqual([]);
  await delayDeviceDrafts(page, 4000);
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialogOn(page)).toContainText(/SR\d{8}/);
  const [number] = /SR\d{8}/.exec((await dialogOn(page).textContent())!)!;
  await page.reload();
  await expect(page.getByText(`Your reference number is ${number}.`)).toBeVisible();
  await expect(page.getByLabel('Comment')).toHaveValue('');
  await page.getByLabel('Policy Number').selectOption('50010004');
  await expect.poll(() => deviceDraftKeys(page)).toEqual([]);
});

test('[FLOW-16] [ERR-12] after a failed submit shows the message in a toast, no success dialog, and keeps the answers', async ({
  page,
}) => {
  await openRequest(page, 'mother_name', '50010004');
  await page.getByLabel("Mother's Maiden Name").fill('KAMALA');
  for (const [json, message] of [
    [
      { status: 'failed', message: 'The records are locked tonight' },
      'The records are locked tonight',
    ],
    [{ status: 'failed' }, 'Something went wrong'],
  ] as const) {
    await page.route(/mothers-name-change/, (route) => route.fulfill({ json }));
    await page.getByRole('button', { name: 'Submit request' }).click();
    await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
    await expect(dialogOn(page)).toHaveCount(0);
    await expect(page.getByLabel("Mother's Maiden Name")).toHaveValue('KAMALA');
    await page.unroute(/mothers-name-change/);
  }
});

test('[ERR-02] shows a server failure in a toast, which closes automatically', async ({ page }) => {
  await openRequest(page, 'mother_name', '50010004');
  await page.getByLabel("Mother's Maiden Name").fill('KAMALA');
  await page.route(/mothers-name-change/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Submit request' }).click();
  const toast = toastOn(page).filter({ hasText: 'Something Went Wrong' });
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 6000 });
});
