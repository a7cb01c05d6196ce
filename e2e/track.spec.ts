import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { layoutShiftsOn, mostShift, sumOf, watchLayoutShifts } from './layoutShifts';
import { expect, sentTo, test } from './portal';
import { readPdf } from '../tests/server/help/pdf';

const track = '/dashboard/track-service-request';

const requests = (page: Page) => page.getByRole('list', { name: 'Requests' }).locator('section');
const cardNamed = (page: Page, name: string) =>
  requests(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

test('[TRACK-01] shows "Please select an option" without a policy', async ({ page, signIn }) => {
  await signIn('Asha');
  await page.goto(track);
  const policy = page.getByLabel('Policy Number');
  await expect(policy.locator(':checked')).toHaveText('All policies');
  await policy.selectOption('Select a policy');
  await expect(page.getByText('Please select an option')).toBeVisible();
  await expect(policy).toHaveAccessibleDescription('Please select an option');
});

test('[TRACK-02] [TRACK-05] [TRACK-06] [TRACK-07] shows policy, type, status, sub-status, number, days and description of a request', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  await page.goto(track);
  await page.getByLabel('Policy Number').selectOption('50010002');
  await expect
    .poll(() => sentTo(page, /track-service-request$/))
    .toEqual({ policyNumber: '50010002', page: 1 });
  await expect(page).toHaveURL(/policy=50010002$/);
  const card = cardNamed(page, "Mother's maiden name").last();
  await expect(card.getByRole('definition')).toHaveText([
    /^SR\d+$/,
    'Copy number',
    '5001 0002',
    'In progress',
    /\w+/,
  ]);
  await expect(card.getByText('Open', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText([
    /^Received \(now\)\d\d\/\d\d\/\d{4}$/,
    'In work (not yet)',
    'Done (not yet)',
  ]);
  await page.reload();
  await expect(page.getByLabel('Policy Number')).toHaveValue('50010002');
});

test('[TRACK-06] [TRACK-07] [TRACK-08] [TRACK-09] shows 120 requests in server-side pages of ten, newest first, by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn('Daniel');
  await page.goto(track);
  const policy = page.getByRole('combobox', { name: 'Policy Number' });
  await policy.click();
  await page.keyboard.type('50050001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/policy=50050001$/);
  // Requests that apply to all policies may have been added to the 120.
  await expect(
    page.getByText(/^1[2-4]\d requests, newest first\. Page 1 of 1[2-4]\.$/),
  ).toBeVisible();
  await expect(page.getByText(/^\d+ open$/)).toBeVisible();
  await expect(page.getByText(/^\d+ closed$/)).toBeVisible();
  const pager = page.getByRole('navigation', { name: 'Pages of requests' });
  const numbers = pager.getByRole('button', { name: /^Page/ });
  const seen: string[] = [];
  const statuses = new Set<string>();
  const read = async () => {
    await expect(requests(page)).toHaveCount(10);
    for (const card of await requests(page).all()) {
      const [received] = await card.getByRole('listitem').allInnerTexts();
      seen.push(/\d\d\/\d\d\/\d{4}/.exec(received!)![0].split('/').toReversed().join(''));
      const [status] = await card.locator('h3 + *').allInnerTexts();
      statuses.add(status ?? '');
    }
  };
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await read();
  for (const [name, current, offered] of [
    ['Page 4', 4, ['2', '3', '4', '5', '6']],
    ['Next', 5, ['3', '4', '5', '6', '7']],
    ['Page 7', 7, ['5', '6', '7', '8', '9']],
  ] as const) {
    await pager.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Requests', exact: true })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `Page ${current} of` })).toBeVisible();
    await expect(numbers).toHaveText([...offered]);
    await read();
  }
  expect(seen).toEqual(seen.toSorted().toReversed());
  for (const status of ['Open', 'Resolved', 'Closed', 'Information Provided', ''])
    expect(statuses).toContain(status);
  await page.goBack();
  await expect(pager.getByText(/^Page 5 of/)).toBeVisible();
  await pager.getByRole('button', { name: 'Last' }).click();
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('[TRACK-03] shows the warning "No Data Found" and a link to raise a request for a policy without requests', async ({
  page,
  signIn,
}) => {
  await signIn('Savitri');
  await page.goto(`${track}?policy=50060012`);
  await expect(page.locator('[data-type="warning"]')).toContainText('No Data Found');
  await expect(page.getByText('No request was raised for this policy yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Raise a service request' }).click();
  await expect(page).toHaveURL(/raise-service-request$/);
});

test('[TRACK-04] shows the danger toast "No Response Received" for a response without a list', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  await page.route(/\/api\/track-service-request$/, (route) =>
    route.fulfill({ json: { status: 'success' } }),
  );
  await page.goto(track);
  await expect(page.locator('[data-type="danger"]')).toContainText('No Response Received');
  await expect(page.getByText('The requests could not be loaded.')).toBeVisible();
});

test('shows by keyboard what a request was raised with, prints it without the controls, and goes back', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn('Vikram');
  await page.goto('/dashboard/raise-service-request?request=any_other_request');
  await page.getByLabel('Policy Number').selectOption({ index: 1 });
  await page.getByLabel('Comment').fill('Please call me\nin the evening');
  await page.getByRole('button', { name: /submit/i }).click();
  await expect(page.getByText(/SR\d{8}/).first()).toBeVisible();
  const dialog = page.getByRole('alertdialog');
  const onDialog = dialog.getByText('Vikram K Specimen');
  await expect(onDialog).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(onDialog).toBeVisible();
  await expect(dialog.getByText('Demo Life')).toBeVisible();
  expect(await dialog.evaluate((one) => getComputedStyle(one, '::backdrop').backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
  await page.emulateMedia({ media: null, colorScheme: null });

  await page.goto(track);
  const card = cardNamed(page, 'Any Other Requests').first();
  await isAccessible('cards of requests');
  await card.getByRole('link', { name: 'What I sent' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What I sent', level: 1 })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: 'in the evening' })).toHaveText(
    'Please call me\nin the evening',
  );
  await isAccessible('what was sent');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^SR\d{8}\.pdf$/);
  const paper = await readPdf(readFileSync(await download.path()));
  expect(paper.text).toContain('in the evening');
  expect(Object.values(paper.attachments).join()).toContain('in the evening');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('in the evening')).toBeVisible();
  for (const name of ['Demo Life', 'Vikram K Specimen'])
    await expect(page.getByRole('banner').getByText(name)).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Back to my requests' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Track service requests' })).toBeFocused();
  await expect(card).toBeVisible();
});

test('prints a long request from its first page on, with the number on it', async ({
  page,
  signIn,
}) => {
  await signIn('Lakshmi');
  await page.goto('/dashboard/raise-service-request?request=any_other_request');
  await page.getByLabel('Policy Number').selectOption({ index: 1 });
  await page.getByLabel('Comment').fill('My letter\n'.repeat(45));
  const sent = page.waitForResponse(/generate-sr-ticket/);
  await page.getByRole('button', { name: /submit/i }).click();
  const { ticketnumber } = await (await sent).json();
  await page.goto(`${track}?ticket=${ticketnumber}`);
  await expect(page.getByText('My letter').first()).toBeVisible();
  const { pages, pieces } = await readPdf(await page.pdf({ format: 'A4' }));
  expect(pages).toBeGreaterThan(1);
  const onFirstPage = pieces.filter(({ page: number }) => number === 1);
  expect(onFirstPage.map(({ text }) => text)).toContain(ticketnumber);
});

test('moves nothing when the requests arrive', async ({ page, signIn }) => {
  await signIn('Daniel');
  await watchLayoutShifts(page);
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route(/\/api\/track-service-request$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(track);
  await expect(page.getByText('Loading your requests…')).toBeVisible();
  const before = (await layoutShiftsOn(page)).length;
  respond();
  await expect(requests(page)).toHaveCount(10);
  expect(sumOf((await layoutShiftsOn(page)).slice(before))).toBeLessThan(mostShift);
});
