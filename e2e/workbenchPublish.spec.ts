import { resolve } from 'node:path';
import { bondCopy, complete } from './bondCopy';
import { addressOf } from './fill';
import { keyboardOf } from './keyboard';
import { expect } from './portal';
import { run, test as base, writeRequestType } from './smallWorkbench';
import { WorkbenchKeys } from './workbenchKeys';

interface Settings {
  [name: string]: string;
}

const token = 't'.repeat(40);

/** The workbench of an analyst who may publish to the portal of the journey. */
const test = base.extend<object, { serverSettings: Settings; workbenchSettings: Settings }>({
  serverSettings: [
    async ({}, use) => use({ RELEASES: 'on', RELEASE_TOKENS: `asha=${token}` }),
    { scope: 'worker' },
  ],
  workbenchSettings: [
    async ({ workerServer }, use) => use({ PORTAL_URL: workerServer.url, RELEASE_TOKEN: token }),
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 1280, height: 800 } });

test('a request type is saved, checked and published by keyboard alone, and raised as a customer', async ({
  page,
  workbench,
  root,
  ensureSignedIn,
}) => {
  test.setTimeout(150_000);
  run(root, 'git', ['init', '--quiet']);
  run(root, 'git', ['add', '.']);
  const author = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.org'];
  run(root, 'git', [...author, 'commit', '--quiet', '--message', 'Before']);
  writeRequestType(root, bondCopy.key, bondCopy.title, complete);
  const drafting = ['examples', bondCopy.key, '--write', '--yes'];
  run(root, process.execPath, [resolve('src/cli/start.mjs'), ...drafting]);

  const keys = new WorkbenchKeys(page);
  const dialog = page.getByRole('dialog');
  await page.goto(workbench);
  await keys.openType(bondCopy.title);
  await keys.goTo('definition');
  await keys.type(page.getByRole('textbox', { name: 'Submit button ui:submit' }), 'Send it');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();

  await keys.goTo('header');
  await keys.press(page.getByRole('button', { name: 'Publish …' }));
  await keys.press(dialog.getByRole('button', { name: 'Check and compare' }));
  const hasEnded = (how: string) =>
    expect(dialog.getByText(how, { exact: true })).toBeVisible({ timeout: 40_000 });
  await hasEnded('Check: nothing to mend');
  await hasEnded('Difference to the last commit: nothing to mend');
  await expect(dialog.getByText('bond_copy: compatible')).toBeVisible();
  await hasEnded('Slips that no example would notice: has something to say');
  await keys.type(dialog.getByRole('textbox', { name: 'Why' }), 'Copies of bonds');
  await keys.press(dialog.getByRole('button', { name: 'Publish' }));
  await hasEnded('Publish: done');
  await expect(dialog.getByText('Release 1 is live.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const mark = page.getByRole('navigation').getByText('not published', { exact: true });
  await expect(mark).toBeHidden();
  await keys.goTo('definition');
  await keys.type(page.getByRole('textbox', { name: 'Submit button ui:submit' }), 'Send that');
  await page.keyboard.press('Control+s');
  await expect(mark).toHaveCount(1);

  await ensureSignedIn('Asha');
  await page.goto(`${addressOf(bondCopy.key)}&policyNum=50010001`);
  const hand = keyboardOf(page);
  await hand.choose(page.getByRole('radiogroup', { name: 'Reason' }), 'It is lost');
  await hand.type(page.getByLabel('Where it was lost'), 'On a train.');
  await hand.type(page.getByLabel('Pin code'), '400001');
  await expect(page.getByText('Mumbai', { exact: true })).toBeVisible();
  await hand.type(page.getByLabel('PAN'), 'ABCPM4321Q');
  await hand.upload(page.getByLabel('Letter'), {
    id: 'letter.pdf',
    name: 'letter.pdf',
    size: 2000,
    type: 'application/pdf',
  });
  await expect(page.getByText('letter.pdf')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Send it' }));
  await expect(page.getByText(/Your reference number is SR\d{8}/).first()).toBeVisible();
});
