import { readFile } from 'node:fs/promises';
import { openRequest } from './fill';
import { dialogOn, expect, test } from './portal';
import { codeOf, uploadFile, pressButton, submitTo, summaryOn } from './send';

test('[REVUP-01] [REVUP-02] [REVUP-03] downloads the blank declaration, uploads the signed one, and shows the next steps', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Savitri');
  await openRequest(page, 'DGH', '50060002');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Download the blank declaration of good health/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('declaration-of-good-health.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText(['Please upload document']);
  const upload = page.getByLabel('DGH Certificate', { exact: true });
  for (const wrong of [uploadFile('signed.doc'), uploadFile('signed.pdf', 5_000_000)]) {
    await upload.setInputFiles(wrong);
    await expect(page.getByText('Document Type is incorrect').first()).toBeVisible();
  }
  await upload.setInputFiles(uploadFile('signed.jpeg'));
  const { as, payload, ticketnumber } = await submitTo(page, 'dgh-certificate-update/');
  expect([as, payload]).toEqual([
    'multipart',
    {
      policyNumber: '50060002',
      DGHCertificateRequestForm: 'signed.jpeg',
      etli_sub_type: await codeOf(page, 'dgh certificate'),
    },
  ]);
  for (const message of [
    `Your reference number is ${ticketnumber}`,
    'Post successful review of uploaded documents you will get a link for revival payment.',
  ])
    await expect(dialogOn(page)).toContainText(message);
});
