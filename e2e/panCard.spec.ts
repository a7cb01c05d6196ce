import { fileFor } from './files';
import { choosePolicy, openRequest } from './fill';
import { dialogOn, expect, sentTo, test } from './portal';
import { errorSummaryOn } from './send';

const jpg = fileFor({ id: '1', name: 'pan-card.jpg', size: 4000, type: 'image/jpeg' });
const submit = { name: 'Submit request' };

test.beforeEach(({ ensureSignedIn }) => ensureSignedIn('Daniel'));

test('[PAN-01] shows the existing PAN, loaded by client id and date of birth, and asks for new PAN, document and comment', async ({
  page,
}) => {
  await openRequest(page, 'pan_card');
  const [details] = await Promise.all([
    page.waitForRequest(/client-details-pan/),
    choosePolicy(page, '50050011'),
  ]);
  expect(details.method()).toBe('POST');
  expect(await sentTo(page, /client-details-pan/)).toMatchObject({
    clientId: 'C10005',
    dob: '1975-10-30',
  });
  expect(await (await details.response())!.json()).toMatchObject({ panNo: 'ABCPD5555Q' });
  await expect(page.getByText('ABCPD5555Q')).toBeVisible();
  await expect(page.getByLabel('New PAN')).toBeEditable();
  await expect(page.getByLabel(/PAN card document/)).toBeAttached();
  await expect(page.getByLabel(/^Comment/)).toBeEditable();
});

test('[PAN-02] [PAN-03] [PAN-06] shows missing answers in the summary, with links, and at their fields', async ({
  page,
}) => {
  await openRequest(page, 'pan_card');
  await page.getByRole('button', submit).click();
  const summary = errorSummaryOn(page);
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  for (const message of [
    'Please select policy number',
    'Please enter Pan No.',
    'Please upload Pan Card Document',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(2);
  }
  await summary.getByRole('link', { name: 'Please enter Pan No.' }).click();
  const field = page.getByLabel('New PAN');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Please enter Pan No\./);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.pressSequentially('abcps 1234f');
  await field.blur();
  await expect(field).toHaveValue('ABCPS1234F');
  await expect(page.getByText('Please enter Pan No.')).toHaveCount(0);
});

test('[PAN-04] [PAN-05] rejects an invalid PAN and the existing one', async ({ page }) => {
  await openRequest(page, 'pan_card', '50050011');
  await page.getByLabel(/PAN card document/).setInputFiles(jpg);
  await page.getByLabel('New PAN').fill('ABCP91234K');
  await page.getByRole('button', submit).click();
  await expect(page.getByText('Please enter valid PAN number').first()).toBeVisible();
  await page.getByLabel('New PAN').fill('abcpd5555q');
  await page.getByRole('button', submit).click();
  await expect(
    page.getByText('Existing and New PAN Number should be diffrent').first(),
  ).toBeVisible();
});

test('[PAN-07] [ERR-10] rejects a tiff with the accepted types, although the label mentions it', async ({
  page,
}) => {
  await openRequest(page, 'pan_card', '50050011');
  await expect(page.getByText(/tiff/)).toBeVisible();
  await page
    .getByLabel(/PAN card document/)
    .setInputFiles(fileFor({ id: '1', name: 'pan.tiff', size: 100, type: 'image/tiff' }));
  await expect(
    page.getByText('Only .pdf, .jpg, .jpeg file formats are accepted').first(),
  ).toBeVisible();
  for (const name of ['pan.pdf', 'pan.jpg', 'pan.jpeg']) {
    await page
      .getByLabel(/PAN card document/)
      .setInputFiles(fileFor({ id: '1', name, size: 100, type: '' }));
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText('Only .pdf, .jpg, .jpeg file formats are accepted')).toHaveCount(0);
    await page.getByRole('button', { name: /^Remove/ }).click();
  }
});

test('[PAN-08] [PAN-10] [PAN-11] makes the check and the update, then shows the number in a dialog', async ({
  page,
}) => {
  await openRequest(page, 'pan_card', '50050012');
  await page.getByLabel('New PAN').fill('ABCPD6666K');
  await page.getByLabel(/PAN card document/).setInputFiles(jpg);
  await page.getByLabel(/^Comment/).fill('New card');
  const [check, raise] = await Promise.all([
    page.waitForRequest(/pan-check/),
    page.waitForRequest(/pan-sr-raise/),
    page.getByRole('button', submit).click(),
  ]);
  for (const request of [check, raise])
    expect(request.headers()['content-type']).toContain('multipart/form-data');
  expect(await sentTo(page, /pan-check/)).toEqual({
    policy_number: '50050012',
    new_pan_number: 'ABCPD6666K',
    existing_pan_number: 'ABCPD5555Q',
    name: 'Daniel Overseas',
    etli_sub_type: expect.stringMatching(/^ST\d{4}$/),
  });
  expect(await sentTo(page, /pan-sr-raise/)).toEqual({
    policyNumber: '50050012',
    comment: 'New card',
    pan_document: 'pan-card.jpg',
    new_pan_number: 'ABCPD6666K',
    pan_status: 'valid',
    etli_sub_type: expect.stringMatching(/^ST\d{4}$/),
  });
  expect(await (await check.response())!.json()).toMatchObject({
    status: 'success',
    pan_status: 'valid',
    message: 'PAN verified successfully',
  });
  const { ticketnumber } = await (await raise.response())!.json();
  await expect(dialogOn(page)).toContainText(
    `We have received your request to update PAN Number. Your reference number is ${ticketnumber}`,
  );
});

test('[PAN-09] after a failed check shows the server’s message in a dialog, makes no update and keeps the answers', async ({
  page,
}) => {
  const updates: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('pan-sr-raise') && updates.push(request.url()),
  );
  await openRequest(page, 'pan_card', '50050013');
  await page.getByLabel('New PAN').fill('ABCPD6666Z');
  await page.getByLabel(/PAN card document/).setInputFiles(jpg);
  await page.getByRole('button', submit).click();
  const dialog = dialogOn(page);
  await expect(dialog).toContainText('PAN number is not valid as per records');
  await dialog.getByRole('button').first().click();
  await expect(page.getByLabel('New PAN')).toHaveValue('ABCPD6666Z');
  expect(updates).toEqual([]);
});

test('[PAN-12] shows the server’s message for a failed update in a dialog', async ({ page }) => {
  await page.route(/pan-sr-raise/, (route) =>
    route.fulfill({ json: { status: 'failed', message: 'The PAN service rests until morning' } }),
  );
  await openRequest(page, 'pan_card', '50050014');
  await page.getByLabel('New PAN').fill('ABCPD6666K');
  await page.getByLabel(/PAN card document/).setInputFiles(jpg);
  await page.getByRole('button', submit).click();
  await expect(dialogOn(page)).toContainText('The PAN service rests until morning');
});
