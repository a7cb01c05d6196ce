import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './portal';
import { test } from './workbench';

// The portal has a folder of its own: it would report what is left as an error.
test.use({ viewport: { width: 1280, height: 800 }, serverSettings: {} });

const item = (page: Page, name: RegExp) =>
  page.getByRole('tree', { name: 'Catalogue' }).getByRole('treeitem', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this request type' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a new request type says what its entry lacks, and a renamed one which files it leaves', async ({
  page,
  workbench,
  root,
}) => {
  await page.goto(workbench);
  await page.getByRole('button', { name: 'New request type' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Left over');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('There are no keywords, so a search finds it by its title only.').click();
  await expect(page.getByRole('textbox', { name: 'Text of catalogue.json' })).toContainText(
    '"key": "left_over"',
  );
  await save(page);
  await expect(page.getByText('Everything is saved')).toBeVisible();

  const notes = join(root, 'schemas/left_over/notes.txt');
  writeFileSync(notes, 'What we agreed');
  await item(page, /^Left over/).click();
  await choose(page, 'Rename …');
  await dialog.getByLabel('Key').fill('moved_on');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await save(page);
  await expect(page.getByText('schemas/left_over/notes.txt').first()).toBeVisible();
  await expect(page.getByText('has left them where they were')).toBeVisible();
  expect(existsSync(notes)).toBe(true);

  await item(page, /^left_over/).click();
  await choose(page, 'Remove');
  await expect(page.getByText('The workbench knows no file of schemas/left_over')).toBeVisible();
  rmSync(join(root, 'schemas/left_over'), { recursive: true });
  await expect(item(page, /^left_over/)).toBeHidden();

  await item(page, /^Left over/).click();
  await choose(page, 'Remove');
  await save(page);
  await expect(item(page, /^Left over/)).toBeHidden();
  await expect.poll(() => existsSync(join(root, 'schemas/moved_on'))).toBe(false);
});
