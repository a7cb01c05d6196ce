import { customers, expect, test } from './portal';

const policy = customers.Asha!.policies[0]!;

test('[FVAL-01] [FVAL-02] [FVAL-03] [FVAL-04] shows totals with four decimals, and the funds of each policy: NAV with four, units and values with two', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Asha');
  await page.goto('/dashboard/fund-value');
  const totals = page.getByRole('region', { name: 'Total fund value' });
  await expect(totals.locator('dd')).toHaveText([
    /^₹\s[\d,]+\.\d{4}$/,
    /^₹\s[\d,]+\.\d{4}$/,
    /^₹\s[\d,]+\.\d{4}$/,
  ]);
  const card = page.getByRole('article', { name: 'Wealth Builder' });
  const rows = card.getByRole('row');
  await expect(rows).toHaveCount(policy.funds!.length + 1);
  for (const { fundName } of policy.funds!) {
    const row = rows.filter({ hasText: fundName });
    const [units, nav, value] = await row.getByRole('cell').allInnerTexts();
    expect(units).toMatch(/^[\d,]+\.\d\d$/);
    expect(nav).toMatch(/^₹\s[\d,]+\.\d{4}$/);
    expect(value).toMatch(/^₹\s[\d,]+\.\d\d$/);
    const number = (text = '') => Number(text.replace(/[^\d.]/g, ''));
    expect(Math.abs(number(units) * number(nav) - number(value))).toBeLessThan(1);
  }
  const shares = await card.getByRole('figure').getByText(/%$/).allInnerTexts();
  expect(shares).toHaveLength(policy.funds!.length);
  expect(Math.round(shares.reduce((sum, text) => sum + Number.parseFloat(text), 0))).toBe(100);
});

test('shows funds on a phone as cards with labels, which are still a table for a screen reader', async ({
  page,
  ensureSignedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ensureSignedIn('Asha');
  await page.goto('/dashboard/fund-value');
  const card = page.getByRole('article', { name: 'Wealth Builder' });
  const cell = card.getByRole('table').getByRole('row').nth(1).getByRole('cell').first();
  await expect(cell).toHaveCSS('display', 'grid');
  expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toContain(
    'Units',
  );
});

test('[FVAL-01] shows a message to a customer without a unit-linked policy', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Vikram');
  await page.goto('/dashboard/fund-value');
  await expect(page.getByText('No ULIP policies found')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('links the card of a policy to its funds', async ({ page, ensureSignedIn }) => {
  await ensureSignedIn('Asha');
  await page.goto('/dashboard/policy?policy=50010004');
  await page.getByRole('link', { name: 'See its funds' }).click();
  await expect(page).toHaveURL(/fund-value\?policy=50010004$/);
  await expect(page.getByRole('article', { name: 'Managed Growth' })).toBeInViewport();
});
