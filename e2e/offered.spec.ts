import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRequest } from './fill';
import { expect, test as base } from './portal';
import { submitTo } from './send';
import { words } from './words';

/** The change of the mother's name, and one screen, are for men only: Vikram is offered them, Asha is not. */
const toMen = {
  to: {
    properties: { customer: { properties: { gender: { const: 'M' } }, required: ['gender'] } },
    required: ['customer'],
  },
};

function offerToMen(folder: string): void {
  const path = join(folder, 'catalogue.json');
  const catalogue = JSON.parse(readFileSync(path, 'utf8'));
  for (const { requestTypes } of catalogue.serviceTypes)
    for (const entry of requestTypes)
      if (['mother_name', 'pan_card'].includes(entry.key)) entry.offered = toMen;
  catalogue.popular.push('mother_name');
  catalogue.screens['premium-receipt'] = { key: 'premium_receipt', offered: toMen };
  writeFileSync(path, JSON.stringify(catalogue));
}

const test = base.extend<object, { serverSettings: { [name: string]: string } }>({
  serverSettings: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
      for (const part of ['catalogue.json', 'catalogue.hi.json', 'schemas'])
        cpSync(part, join(folder, part), { recursive: true });
      offerToMen(folder);
      await use({ DEFINITIONS_DIR: folder });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const raise = '/dashboard/raise-service-request';

test('what is offered to some customers is found and raised by them', async ({
  page,
  server,
  signIn,
}) => {
  await signIn('Vikram');
  await page.goto(`${server.url}${raise}`);
  await expect(page.getByRole('link', { name: /^Mother's/ })).toBeVisible();
  const menu = page.getByRole('complementary').getByRole('navigation');
  await expect(
    menu.getByRole('link', { name: words('portal', 'menu.premiumReceipt') }),
  ).toBeVisible();
  await openRequest(page, 'mother_name', '50020001');
  await page.getByLabel("Mother's Maiden Name").fill('SITA');
  const { payload } = await submitTo(page, 'mothers-name-change/');
  expect(payload).toMatchObject({ mother_name: 'SITA' });
});

test('what is not offered to a customer is nowhere, and its address says so', async ({
  page,
  server,
  signIn,
  isAccessible,
}) => {
  await signIn('Asha');
  await page.goto(`${server.url}${raise}`);
  await expect(page.getByRole('heading', { name: words('portal', 'raise.popular') })).toBeVisible();
  await expect(page.getByText(/Mother/)).toHaveCount(0);
  await page.getByLabel(words('portal', 'raise.find.label')).fill('maiden name of mother');
  await expect(page.getByText(/Mother/)).toHaveCount(0);
  const menu = page.getByRole('complementary').getByRole('navigation');
  const receipt = menu.getByRole('link', { name: words('portal', 'menu.premiumReceipt') });
  await expect(receipt).toHaveCount(0);
  await menu.getByRole('link', { name: words('portal', 'menu.profile') }).click();
  await expect(page.getByText(words('portal', 'profile.changeMobile'))).toBeVisible();
  await expect(page.getByText(words('portal', 'profile.changePan'))).toHaveCount(0);

  for (const address of [`${raise}?request=mother_name`, `${raise}?request=no_such_request`]) {
    await page.goto(server.url + address);
    await expect(page.getByText(words('portal', 'raise.notOffered'))).toBeVisible();
  }
  await isAccessible('a request that is not offered');
  await page.goto(`${server.url}/dashboard/premium-receipt`);
  await expect(page.getByText(words('portal', 'raise.notOffered'))).toBeVisible();
  await page.goto(`${server.url}${raise}?request=mother_name`);
  await page.getByRole('link', { name: words('portal', 'raise.chooseAnother') }).click();
  await expect(page.getByRole('heading', { name: words('portal', 'raise.popular') })).toBeVisible();
});
