import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRequest } from './fill';
import { expect, test as base } from './portal';
import { submitTo } from './send';
import { words } from './words';

/** The day after tomorrow, so that the request is closed now, whenever this runs. */
const opensOn = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  timeZone: 'Asia/Kolkata',
}).format(Date.now() + 2 * 24 * 60 * 60 * 1000);

interface Catalogue {
  serviceTypes: { requestTypes: { key: string; offered?: object }[] }[];
}

function change<T>(path: string, edit: (file: T) => void): void {
  const file: T = JSON.parse(readFileSync(path, 'utf8'));
  edit(file);
  writeFileSync(path, JSON.stringify(file));
}

const test = base.extend<object, { serverSettings: { [name: string]: string } }>({
  serverSettings: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
      for (const part of ['catalogue.json', 'catalogue.hi.json', 'schemas'])
        cpSync(part, join(folder, part), { recursive: true });
      change(join(folder, 'schemas/mother_name/request.json'), (request: { withdraw?: object }) => {
        request.withdraw = { days: 7, message: 'The name in our records stays.' };
      });
      change(join(folder, 'catalogue.json'), ({ serviceTypes }: Catalogue) => {
        const entries = serviceTypes.flatMap(({ requestTypes }) => requestTypes);
        const pan = entries.find(({ key }) => key === 'pan_card')!;
        pan.offered = { hours: [{ days: [opensOn], from: '09:00', until: '15:00' }] };
      });
      await use({ DEFINITIONS_DIR: folder });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('a request is withdrawn under Track by keyboard, and the back office and the customer know', async ({
  page,
  context,
  server,
  signIn,
  isAccessible,
}) => {
  await signIn('Vikram');
  await openRequest(page, 'mother_name', '50020001');
  await page.getByLabel("Mother's Maiden Name").fill('SITA');
  const { ticketnumber } = await submitTo(page, 'mothers-name-change/');
  await page.goto(`${server.url}/dashboard/track-service-request?policy=50020001`);
  const card = page
    .getByRole('list', { name: 'Requests' })
    .locator('section')
    .filter({ hasText: ticketnumber });
  const withdraw = card.getByRole('button', { name: words('portal', 'track.withdraw.ask') });
  await withdraw.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The name in our records stays.');
  await isAccessible('the question whether a request is withdrawn');
  await page.keyboard.press('Escape');
  await expect(withdraw).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(withdraw).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: words('portal', 'track.requests'), exact: true }),
  ).toBeFocused();
  await isAccessible('a withdrawn request');

  const clerk = await context.newPage();
  await expect(async () => {
    await clerk.goto(`${server.url}/demo/back-office`);
    const row = clerk.getByRole('row').filter({ hasText: ticketnumber });
    await expect(row).toContainText('Cancelled', { timeout: 500 });
  }).toPass();
  await clerk.goto(`${server.url}/demo/outbox`);
  await expect(clerk.getByText(`your request ${ticketnumber}`)).toContainText('is withdrawn');
  await openRequest(page, 'mother_name', '50020001');
  await expect(page.getByLabel("Mother's Maiden Name")).toBeEditable();
});

test('a request type that is closed now is found, and says when it opens again', async ({
  page,
  server,
  signIn,
  isAccessible,
}) => {
  await signIn('Vikram');
  await page.goto(`${server.url}/dashboard/raise-service-request`);
  const tile = page.getByRole('link', { name: /^PAN card Open again on .* at 09:00$/ });
  await expect(tile).toBeVisible();
  await tile.click();
  await expect(page.getByRole('heading', { name: 'PAN card' })).toBeVisible();
  await expect(
    page.getByText(/are not taken at this time\. Open again on .* at 09:00\./),
  ).toBeVisible();
  await isAccessible('a request type that is closed now');
});
