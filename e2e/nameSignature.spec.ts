import { readFile } from 'node:fs/promises';
import { openRequest } from './fill';
import { expect, test } from './portal';
import {
  callTo,
  codeOf,
  loadedList,
  isReceived,
  optionsOf,
  uploadFile,
  summaryOn,
  submitTo,
} from './send';

test.beforeEach(({ ensureSignedIn }) => ensureSignedIn('Daniel'));

test('[NAME-01] [NAME-02] [NAME-05] [NAME-06] [NAME-07] disables the submit of a name until both documents are chosen, then sends all fields', async ({
  page,
}) => {
  const [list] = await Promise.all([
    loadedList(callTo(page, 'id-proof-list/')),
    openRequest(page, 'name_change', '50050001'),
  ]);
  const labels = list.list.map(({ label }: { label: string }) => label);
  await expect.poll(() => optionsOf(page, 'ID proof')).toEqual(labels);
  const submit = page.getByRole('button', { name: 'Submit request' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('New first name').fill('Dan');
  await page.getByLabel('New last name').pressSequentially('Overseasman');
  await expect(page.getByLabel('New last name')).toHaveValue('Overseasman');
  await page.getByLabel('New last name').fill('Overseasma');
  await page.getByLabel('ID proof', { exact: true }).selectOption('Passport');
  await page.getByLabel('ID proof document').setInputFiles(uploadFile('passport.pdf'));
  await expect(submit).toBeDisabled();
  await page.getByLabel('Affidavit').setInputFiles(uploadFile('affidavit.docx'));
  await expect(submit).toBeEnabled();
  await page.getByRole('button', { name: 'Remove ID proof document' }).click();
  await expect(submit).toBeDisabled();
  await page.getByLabel('ID proof document').setInputFiles(uploadFile('passport.pdf'));
  await page.getByLabel(/^Marriage certificate/).setInputFiles(uploadFile('marriage.doc'));
  await page.getByLabel(/^Comment/).fill('After my wedding');
  const { as, payload, ticketnumber } = await submitTo(page, 'name-change/');
  expect([as, payload]).toEqual([
    'multipart',
    {
      policyNumber: '50050001',
      first_name: 'Dan',
      last_name: 'Overseasma',
      id_proof: 'Passport',
      id_proof_doc: 'passport.pdf',
      marriage_certificate: 'marriage.doc',
      affidavit_doc: 'affidavit.docx',
      comment: 'After my wedding',
      etli_sub_type: await codeOf(page, 'name'),
    },
  ]);
  await isReceived(page, 'to update Name', ticketnumber);
});

test('[NAME-03] [NAME-04] [NAME-05] [OPEN-137] rejects the existing name or equal names, and accepts another surname alone, without a marriage certificate', async ({
  page,
}) => {
  await openRequest(page, 'name_change', '50050002');
  await page.getByLabel('ID proof', { exact: true }).selectOption('Passport');
  await page.getByLabel('ID proof document').setInputFiles(uploadFile('passport.pdf'));
  await page.getByLabel('Affidavit').setInputFiles(uploadFile('affidavit.pdf'));
  const message = async (first: string, last: string) => {
    await page.getByLabel('New first name').fill(first);
    await page.getByLabel('New last name').fill(last);
    await page.getByRole('button', { name: 'Submit request' }).click();
    return summaryOn(page).allTextContents();
  };
  expect(await message('Daniel', 'Overseas')).toEqual([
    'Existing and New First name should not be same',
    'Existing and New Last name should not be same',
  ]);
  expect(await message('Dan', 'Dan')).toEqual(['First name and Last name should not be same']);
  await page.getByLabel('New first name').fill('Daniel');
  await page.getByLabel('New last name').fill('Seaman');
  const { payload } = await submitTo(page, 'name-change/');
  expect(payload).toMatchObject({ first_name: 'Daniel', last_name: 'Seaman' });
  expect(payload).not.toHaveProperty('marriage_certificate');
});

test('[SIGN-01] [SIGN-02] for a signature offers the blank form on No, and uploads and sends the signed one on Yes', async ({
  page,
}) => {
  await openRequest(page, 'signature_change', '50050003');
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const submit = page.getByRole('button', { name: 'Submit request' });
  await radio('No').check();
  await expect(submit).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Download the blank signature change form/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('signature-change-form.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByLabel('Signed signature change form')).toHaveCount(0);
  await radio('Yes').check();
  await submit.click();
  expect(await summaryOn(page).allTextContents()).toEqual(['Please upload document']);
  await page.getByLabel('Signed signature change form').setInputFiles(uploadFile('signed.pdf'));
  await page.getByLabel(/^Comment/).fill('My hand has changed');
  const { as, payload, ticketnumber } = await submitTo(page, 'signature-update/');
  expect([as, payload]).toEqual([
    'multipart',
    {
      comment: 'My hand has changed',
      policyNumber: '50050003',
      signatureChangeRequestForm: 'signed.pdf',
      etli_sub_type: await codeOf(page, 'signature'),
    },
  ]);
  await isReceived(page, 'to update Signature', ticketnumber);
});
