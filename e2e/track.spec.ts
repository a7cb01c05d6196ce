import type { Page } from '@playwright/test';
import { expect, sentTo, test } from './portal';

async function search(page: Page, policyNo: string): Promise<void> {
  await page.goto('/dashboard/track-service-request');
  await page.getByLabel('Policy Number').selectOption(policyNo);
  await page.getByRole('button', { name: 'Show requests' }).click();
}

const columns = [
  'Reference number',
  'Request type',
  'Status',
  'Sub-status',
  'Created on',
  'Closed on',
  'Description',
];

test('[TRACK-01] shows "Please select an option" without a policy', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await page.goto('/dashboard/track-service-request');
  await page.getByRole('button', { name: 'Show requests' }).click();
  await expect(page.getByText('Please select an option')).toBeVisible();
  await expect(page.getByLabel('Policy Number')).toBeFocused();
});

test('[TRACK-02] [TRACK-05] [TRACK-06] [TRACK-07] shows policy, type, status, sub-status, number, days and description of a request', async ({
  page,
  signIn,
}) => {
  await signIn('Asha');
  await search(page, '50010002');
  const table = page.getByRole('table', { name: 'Requests' });
  await expect(table.getByRole('columnheader')).toHaveText(columns);
  expect(await sentTo(page, /track-service-request$/)).toEqual({
    policyNumber: '50010002',
    page: 1,
  });
  const row = table.getByRole('row').filter({ hasText: "Mother's maiden name" });
  await expect(row.getByRole('rowheader')).toHaveText(/^SR\d+Policy 5001 0002$/);
  await expect(row.getByRole('cell')).toHaveText([
    "Mother's maiden name",
    'Open',
    'In progress',
    /^\d\d\/\d\d\/\d{4}$/,
    '–',
    /\w+/,
  ]);
});

test('[TRACK-06] [TRACK-07] [TRACK-08] [TRACK-09] shows 120 requests in server-side pages of ten, newest first, with five page numbers around the current one', async ({
  page,
  signIn,
}) => {
  await signIn('Daniel');
  await search(page, '50050001');
  // Requests that apply to all policies may have been added to the 120.
  await expect(page.getByText(/^1[2-4]\d requests, newest first/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Requests' });
  const heads = table.getByRole('rowheader');
  const pages = page.getByRole('navigation', { name: 'Pages of requests' }).getByRole('button');
  const days = async () =>
    (await table.getByRole('row').locator('td:nth-of-type(4)').allInnerTexts()).map((day) =>
      day.split('/').toReversed().join(''),
    );
  const seen: string[] = [];
  const statuses = new Set<string>();
  const read = async () => {
    await expect(heads).toHaveCount(10);
    seen.push(...(await days()));
    const cells = await table.getByRole('row').locator('td:nth-of-type(2)').allInnerTexts();
    for (const status of cells) statuses.add(status);
  };
  await expect(pages).toHaveText(['1', '2', '3', '4', '5']);
  await read();
  for (const [number, offered] of [
    [4, ['2', '3', '4', '5', '6']],
    [6, ['4', '5', '6', '7', '8']],
    [8, ['6', '7', '8', '9', '10']],
    [10, ['8', '9', '10', '11', '12']],
  ] as const) {
    const [response] = await Promise.all([
      page.waitForResponse(/track-service-request$/),
      pages.filter({ hasText: new RegExp(`^${number}$`) }).click(),
    ]);
    expect((await response.json()).value).toHaveLength(10);
    await expect(pages).toHaveText([...offered]);
    await expect(page.getByRole('heading', { name: 'Requests', exact: true })).toBeFocused();
    await read();
  }
  expect(seen).toEqual(seen.toSorted().toReversed());
  for (const status of ['Open', 'Resolved', 'Closed', 'Information Provided', '–'])
    expect(statuses).toContain(status);
});

test('[TRACK-03] shows the warning "No Data Found" and a link to raise a request for a policy without requests', async ({
  page,
  signIn,
}) => {
  await signIn('Savitri');
  await search(page, '50060012');
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
  await search(page, '50010001');
  await expect(page.locator('[data-type="danger"]')).toContainText('No Response Received');
});
