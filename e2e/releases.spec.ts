import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRequest } from './fill';
import { expect, test as base } from './portal';
import { submitTo } from './send';

const token = 't'.repeat(40);

const test = base.extend<{ folder: string }, { serverSettings: { [name: string]: string } }>({
  serverSettings: [
    async ({}, use) => use({ RELEASES: 'on', RELEASE_TOKENS: `asha=${token}` }),
    { scope: 'worker' },
  ],
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
    for (const part of ['catalogue.json', 'catalogue.hi.json', 'schemas', 'public'])
      cpSync(part, join(folder, part), { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

/** Runs a command of the catalogue that makes a release live; returns what it printed. */
function catalogue(
  { url }: { url: string },
  command: string,
  what: string,
  note: string,
  folder: string,
) {
  const args = [command, what, '--note', note, '--root', folder, '--server', url];
  const env = { PATH: process.env.PATH, RELEASE_TOKEN: token };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/start.mjs', ...args], {
    env,
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

test('a form that is open while another release becomes live is sent as its customer sees it', async ({
  page,
  server,
  signIn,
  folder,
}) => {
  test.setTimeout(120_000);
  const publish = (note: string) => catalogue(server, 'publish', '--yes', note, folder);
  const replace = (file: string, from: string, to: string) => {
    const path = join(folder, 'schemas/mother_name', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replaceAll(from, to));
  };
  expect(publish('The first')).toContain('Release 1 is live.');
  await signIn('Asha');
  await openRequest(page, 'mother_name', '50010001');
  const name = 'ABCDEFGHIJKLMNOPQRST';
  await page.getByLabel("Mother's Maiden Name").fill(name);

  replace('schema.json', '"maxLength": 20', '"maxLength": 19');
  replace('ui.json', "Update mother's maiden name", 'The name of your mother');
  replace('ui.json', 'at most 20', 'at most 19');
  replace('ui.hi.json', 'ज़्यादा 20', 'ज़्यादा 19');
  replace('examples/accepted-with-remarks.json', 'PQRST"', 'PQRS"');
  replace('examples/rejected-too-long.json', 'PQRSTU"', 'PQRST"');
  replace('examples/rejected-too-long.json', 'at most 20', 'at most 19');
  replace('examples/accepted-discontinued-policy.json', 'at most 20', 'at most 19');
  expect(publish('Shorter names')).toContain('Release 2 is live.');

  const { payload } = await submitTo(page, 'mothers-name-change/');
  expect(payload).toMatchObject({ mother_name: name });
  await openRequest(page, 'mother_name', '50010003');
  await expect(page.getByRole('heading', { name: 'The name of your mother' })).toBeVisible();
  await page.getByLabel("Mother's Maiden Name").fill(name);
  await expect(page.getByText('Too long by 1: at most 19 characters are allowed')).toBeVisible();
});

test('what was typed is kept over a release and a rollback, and each answer that is left out is named', async ({
  page,
  server,
  signIn,
  folder,
}) => {
  test.setTimeout(120_000);
  const name = page.getByLabel("Mother's Maiden Name");
  const remarks = page.getByLabel('Remarks');
  const printed = catalogue(server, 'publish', '--yes', 'With remarks', folder);
  const first = /Release (\d+) is live/.exec(printed)![1]!;
  await signIn('Asha');
  await openRequest(page, 'mother_name', '50010003');
  await name.fill('Kamala');
  await remarks.fill('As in my passport');
  await expect(page.getByText('Saved on this device').first()).toBeVisible();

  leaveOut(folder, 'remarks');
  catalogue(server, 'publish', '--yes', 'Without remarks', folder);
  await page.reload();
  await expect(
    page.getByText('“Remarks” is no longer asked. You had answered: As in my passport'),
  ).toBeVisible();
  await expect(name).toHaveValue('KAMALA');
  await expect(remarks).toHaveCount(0);
  await name.fill('Kamala Devi');

  catalogue(server, 'rollback', first, 'Remarks are needed', folder);
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText(/This form has changed since you opened it/).first()).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('KAMALA DEVI');
  await expect(remarks).toHaveValue('');
  const { payload } = await submitTo(page, 'mothers-name-change/');
  expect(payload).toMatchObject({ mother_name: 'KAMALA DEVI' });
});

/** Removes a field from all files of a request type, and the example that is about it. */
function leaveOut(folder: string, field: string): void {
  const type = join(folder, 'schemas/mother_name');
  rmSync(join(type, 'examples/rejected-remarks-too-long.json'));
  const files = readdirSync(type, { recursive: true }).map(String);
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const path = join(type, file);
    const without = JSON.parse(readFileSync(path, 'utf8'), (key, value: unknown) => {
      if (key === field) return undefined;
      return Array.isArray(value) ? value.filter((name) => name !== field) : value;
    });
    writeFileSync(path, JSON.stringify(without, null, 2));
  }
}
