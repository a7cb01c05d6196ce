import { openRequest } from './fill';
import { expect, test } from './portal';
import {
  callTo,
  codeOf,
  isDanger,
  isReceived,
  uploadFile,
  pressButton,
  submitTo,
  summaryOn,
} from './send';

test('[GSTREF-01] [GSTREF-02] [GSTREF-04] [GSTREF-05] submits a GST refund with its four documents', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Daniel');
  await openRequest(page, 'gst_refund', '50050001');
  const number = page.getByLabel('GST Number (optional)');
  await number.pressSequentially('30-abcpd 5555q1z5');
  await number.blur();
  await expect(number).toHaveValue('30ABCPD5555Q1Z5');
  await pressButton(page, 'Submit request');
  const papers = {
    'NRE bank statement': 'statement.pdf',
    'Copy of passport': 'passport.tiff',
    'Proof of address abroad': 'bill.jpeg',
    'GSTIN declaration': 'declaration.jpg',
  };
  await expect(summaryOn(page)).toHaveText(
    Object.keys(papers).map((label) => `${label}: Please Upload Document`),
  );
  for (const [label, name] of Object.entries(papers))
    await page.getByLabel(label, { exact: true }).setInputFiles(uploadFile(name));
  const { as, payload, ticketnumber } = await submitTo(page, 'gst_refund/');
  expect([as, payload]).toEqual([
    'multipart',
    {
      policy_number: '50050001',
      gst_number: '30ABCPD5555Q1Z5',
      nre_bank_statement: 'statement.pdf',
      copy_passport: 'passport.tiff',
      foreign_address_proof: 'bill.jpeg',
      gstin_declaration: 'declaration.jpg',
      etli_sub_type: 'ST0400',
    },
  ]);
  await isReceived(page, 'for GST refund for NRI', ticketnumber);
});

test('[GSTUP-01] [GSTUP-02] [GSTUP-04] [GSTUP-05] [GSTUP-06] [GSTUP-07] [GSTUP-08] submits a GST number and shows the existing one', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'gst_update');
  const [load] = await Promise.all([
    callTo(page, 'get-gst-detail/'),
    page.getByLabel('Policy Number').selectOption('50010001'),
  ]);
  expect([load.method(), new URL(load.url()).search]).toEqual(['GET', '?clientId=C10001']);
  expect(await (await load.response())!.json()).toEqual({
    status: 'success',
    etli_gstin: '27ABCPS1234F1Z5',
  });
  const existing = page.getByRole('group', { name: 'Existing Details' });
  await expect(existing).toContainText('27ABCPS1234F1Z5');
  await expect(existing.getByRole('textbox')).toHaveCount(0);
  const fresh = page.getByRole('group', { name: 'New Details' });
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText(['Please Enter GST Number', 'Please upload document']);
  const number = fresh.getByLabel('New GST Number');
  await number.fill('29ABCPS1234F1X5');
  await pressButton(page, 'Submit request');
  await expect(number).toHaveAccessibleDescription(/Invalid GST Number/);
  await number.fill('');
  await number.pressSequentially('29-abcps 1234f1z5');
  await number.blur();
  await expect(number).toHaveValue('29ABCPS1234F1Z5');
  await fresh.getByLabel('GST Certificate').setInputFiles(uploadFile('certificate.jpg'));
  await expect(
    fresh.getByText('Only .pdf, .doc, .docx file formats are accepted').first(),
  ).toBeVisible();
  await fresh.getByLabel('GST Certificate').setInputFiles(uploadFile('certificate.docx'));
  await fresh.getByLabel('Comments (optional)').fill('Moved to Karnataka');
  const { as, payload, ticketnumber } = await submitTo(page, 'update-gst-detail/');
  expect([as, payload]).toEqual([
    'multipart',
    {
      gst_number: '29ABCPS1234F1Z5',
      comment: 'Moved to Karnataka',
      document: 'certificate.docx',
      policy_number: '50010001',
      etli_sub_type: await codeOf(page, 'gst update/correction'),
    },
  ]);
  await isReceived(page, 'for GST update/correction', ticketnumber);
});

test('[GSTUP-03] shows that there is no GST number on record, and continues', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Daniel');
  await openRequest(page, 'gst_update', '50050002');
  await isDanger(page.getByText('Existing GST details not found', { exact: true }));
  await expect(page.getByLabel('New GST Number')).toBeEditable();
});

test('what the customer is answering stays in sight while the records of the policy are late', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'gst_update');
  await page.route('**/api/get-gst-detail/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const number = page.getByLabel('New GST Number');
  await number.focus();
  // As a keyboard with a list of its own may do, without the focus.
  await page.getByLabel('Policy Number').evaluate((list: HTMLSelectElement) => {
    list.value = '50010001';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.locator('form [aria-busy="true"]')).toHaveCount(1);
  await expect(number).toBeFocused();
  await expect(number).toBeVisible();
  await page.getByLabel('Policy Number').focus();
  await expect(number).toBeHidden();
  await expect(number).toBeVisible();
});
