import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdf } from '../tests/server/help/pdf';
import { openRequest, pickPolicy } from './fill';
import { dialogOn, expect, sentTo, test } from './portal';
import { callsTo, codeOf, optionsOf, pressButton, submitTo, summaryOn, toastOn } from './send';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const isPromised = (page: Page, document: string, when: string, ticketnumber: string) =>
  expect(dialogOn(page)).toContainText(
    `Your request is registered. You will receive ${document} on your registered e-mail ${when}. Your reference number is ${ticketnumber}`,
  );

/** Picks a financial year and asks whether there is a certificate for it. */
async function check(page: Page, year: string): Promise<void> {
  await page.getByLabel('Financial year').selectOption(year);
  await pressButton(page, 'Check availability');
}

test('[PPC-01] [PPC-02] [PPC-03] [OPEN-139] [PPC-04] [PPC-05] [PPC-06] asks for a policy and a year, then checks whether there is data', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Savitri');
  await openRequest(page, 'premium_paid_certificate');
  await expect(submit(page)).toHaveCount(0);
  expect(await optionsOf(page, 'Financial year')).toEqual([]);
  const calls = callsTo(page, 'ppc-data-availability');
  await pressButton(page, 'Check availability');
  for (const words of ['Please select policy number', 'Financial year cannot be empty'])
    await expect(page.getByText(`Error: ${words}`)).toBeVisible();
  await expect(page.getByLabel('Policy Number')).toBeFocused();
  await pickPolicy(page, '50060014');
  await pressButton(page, 'Check availability');
  await expect(page.getByText('Error: Financial year cannot be empty')).toBeVisible();
  await expect(page.getByLabel('Financial year')).toBeFocused();
  const years = await optionsOf(page, 'Financial year');
  expect([years.at(-1), years.length > 8]).toEqual(['2015-2016', true]);
  expect(calls).toEqual([]);
  const asked = page.waitForRequest(/ppc-data-availability/);
  await check(page, '2020-2021');
  await asked;
  expect(await sentTo(page, /ppc-data-availability$/)).toEqual({
    policy_number: '50060014',
    year: '2020-2021',
  });
  await expect(page.getByText('Error: No premium received for said year')).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  await check(page, '2021-2022');
  await expect(submit(page)).toBeVisible();
  // Another policy has to be checked again.
  await pickPolicy(page, '50060013');
  await expect(submit(page)).toHaveCount(0);
  await pressButton(page, 'Check availability');
  await expect(submit(page)).toBeVisible();
  expect(calls).toHaveLength(3);
});

test('[PPC-07] [PPC-08] [PPC-10] saves the certificate as a PDF with the premiums of the year', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'premium_paid_certificate');
  await pickPolicy(page, '50010003');
  await check(page, '2022-2023');
  await expect(submit(page)).toBeVisible();
  const [download, { payload, ticketnumber }] = await Promise.all([
    page.waitForEvent('download'),
    submitTo(page, 'download-ppc', 'Submit'),
  ]);
  expect(payload).toMatchObject({
    financialYear: '2022-2023',
    policyNumber: '50010003',
    requestType: 'download_ppc_ccm',
  });
  expect(download.suggestedFilename()).toBe('50010003_2022-2023.pdf');
  const { text, title } = await readPdf(readFileSync(await download.path()));
  expect(title).toBe('Premium Paid Certificate');
  for (const words of ['Policy number 50010003', 'Financial year 2022-2023', 'Total ₹ 24,000.00'])
    expect(text).toContain(words);
  await isPromised(page, 'Premium Paid Certificate', 'within 15 minutes', ticketnumber);
});

test('[PPC-09] shows when a certificate is not available, and keeps the form', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'premium_paid_certificate');
  await pickPolicy(page, '50010003');
  await check(page, '2021-2022');
  const told = async (words: string) => {
    await pressButton(page, 'Submit');
    await expect(toastOn(page).filter({ hasText: words }).first()).toBeVisible();
    await expect(dialogOn(page)).toHaveCount(0);
    await expect(submit(page)).toBeEnabled();
  };
  const step = /api\/download-ppc$/;
  const file = /api\/premium-paid-certificate\//;
  for (const address of [step, file]) {
    const isStep = address === step;
    await page.route(address, (route) =>
      route.fulfill({ status: isStep ? 200 : 404, json: { status: 'failed' } }),
    );
    await told('Failed to fetch the document.');
    await page.unroute(address);
    await page.route(address, (route) =>
      route.fulfill({
        status: isStep ? 200 : 404,
        json: { status: 'failed', message: 'The archive is closed' },
      }),
    );
    await told('The archive is closed');
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await told('An unexpected error occurred. Please try again later.');
    await page.unroute(address);
  }
  const download = page.waitForEvent('download');
  await pressButton(page, 'Submit');
  expect((await download).suggestedFilename()).toBe('50010003_2021-2022.pdf');
});

test('[RCPT-01] [RCPT-02] [RCPT-03] [RCPT-04] [RCPT-05] [RCPT-06] submits a premium receipt request', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Savitri');
  await openRequest(page, 'premium_receipt');
  await pressButton(page, 'Submit');
  await expect(summaryOn(page)).toHaveText([
    'Please select policy number',
    'Financial year cannot be empty',
  ]);
  const offered = page.getByLabel('Policy Number').locator('option');
  const values = await offered.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(values).toEqual([
    '',
    '50060001',
    '50060003',
    '50060013',
    '50060014',
    '50060015',
    '50060016',
  ]);
  await pickPolicy(page, '50060014');
  await page.getByLabel('Financial year').selectOption('2020-2021');
  await pressButton(page, 'Submit');
  await expect(dialogOn(page)).toContainText('No payment received for said year/month');
  await pressButton(page, 'OK');
  const path = /api\/premium-reciept$/;
  await page.route(path, (route) =>
    route.fulfill({ json: { status: 'failed', message: 'receipt_not_ready_yet' } }),
  );
  await pressButton(page, 'Submit');
  await expect(dialogOn(page)).toContainText('receipt not ready yet');
  await pressButton(page, 'OK');
  await page.unroute(path);
  await page.getByLabel('Financial year').selectOption('2021-2022');
  const { payload, ticketnumber } = await submitTo(page, 'premium-reciept', 'Submit');
  expect(payload).toEqual({
    policyNumber: '50060014',
    financialYear: '2021-2022',
    etli_sub_type: await codeOf(page, 'premium receipt'),
  });
  await isPromised(page, 'Premium Receipt', 'within 15 minutes', ticketnumber);
});

test('[FSTM-01] [FSTM-02] [FSTM-03] [FSTM-04] [FSTM-05] [FSTM-06] validates the dates of a fund statement', async ({
  page,
  ensureSignedIn,
  today,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'fund_statement');
  await pressButton(page, 'Submit');
  await expect(summaryOn(page)).toHaveText([
    'Please select policy number',
    'Please select From Date',
    'Please select To Date',
  ]);
  await pickPolicy(page, '50010001');
  const wordsFor = async (from: string, to: string) => {
    await page.getByLabel('From Date', { exact: true }).fill(from);
    await page.getByLabel('To Date', { exact: true }).fill(to);
    await pressButton(page, 'Submit');
    return summaryOn(page);
  };
  for (const [from, words] of [
    ['01/ 4/2025', 'Date should not contain space'],
    ['1/4/2025', 'Please enter date in DD/MM/YYYY format'],
    ['31/02/2025', 'Please enter valid date'],
    ['02/05/2025', 'From date should be less than To date'],
    ['13/06/2018', 'Please select a date from the day before your policy started up to today'],
  ] as const)
    await expect(await wordsFor(from, '01/05/2025')).toHaveText([words]);
  const calendars = page.locator('input[type="date"]');
  for (const [i, max] of ['2025-05-01', today].entries()) {
    await expect(calendars.nth(i)).toHaveAttribute('min', '2018-06-14');
    await expect(calendars.nth(i)).toHaveAttribute('max', max);
  }
});

test('[FSTM-07] [FSTM-08] [FSTM-09] sends a fund statement with its dates, and shows a failure with its message', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'fund_statement');
  await pickPolicy(page, '50010001');
  await page.getByLabel('From Date', { exact: true }).pressSequentially('01042025');
  await page.getByLabel('To Date', { exact: true }).pressSequentially('31/03/2026');
  const path = /api\/fund-statement$/;
  await page.route(path, (route) =>
    route.fulfill({ json: { status: 'failed', message: 'statement_not_ready' } }),
  );
  await pressButton(page, 'Submit');
  await expect(dialogOn(page)).toContainText('statement_not_ready');
  await pressButton(page, 'OK');
  await page.unroute(path);
  const { payload, ticketnumber } = await submitTo(page, 'fund-statement', 'Submit');
  expect(payload).toMatchObject({
    fromDate: '2025-04-01',
    toDate: '2026-03-31',
    policyNumber: '50010001',
    requestType: 'fund_statement_dms',
  });
  await isPromised(page, 'Fund Statement', 'within 15 minutes', ticketnumber);
});

test('[PDOC-01] [PDOC-02] [PDOC-03] [PDOC-04] requests the policy document by e-mail', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await openRequest(page, 'policy_document_copy');
  await pressButton(page, 'Submit');
  await expect(summaryOn(page)).toHaveText(['Please select policy number']);
  await page.getByLabel('Policy Number').selectOption('50010002');
  const { payload, ticketnumber } = await submitTo(page, 'soft-policy-doc/', 'Submit');
  expect(payload).toEqual({
    policyNumber: '50010002',
    is_email: true,
    comments: '',
    etli_sub_type: await codeOf(page, 'policy document'),
  });
  await isPromised(page, 'Policy Document', 'shortly', ticketnumber);
});
