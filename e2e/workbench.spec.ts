import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkAsIs, expect } from './portal';
import { form, open, tab, test, text, tree } from './workbench';

test.use({ viewport: { width: 1280, height: 800 } });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (page: Page) => expect(page.getByText('Everything is saved')).toBeVisible();

/** Types behind a passage of the opened text. */
async function typeBehind(page: Page, passage: string, typed: string): Promise<void> {
  await text(page).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type(passage);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(typed);
}

async function addField(page: Page, title: string, kind: string, choices?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add a field' }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Kind').click();
  await page.getByRole('option', { name: kind, exact: true }).click();
  if (choices !== undefined) await dialog.getByLabel('Choices').fill(choices);
  await dialog.getByRole('button', { name: 'Add a field' }).click();
  await expect(dialog).toBeHidden();
}

test('a request type is made from nothing without a line of JSON, and raised as a customer', async ({
  page,
  workbench,
  root,
  ensureSignedIn,
}) => {
  test.setTimeout(180_000);
  await open(page, workbench);
  await page.getByRole('button', { name: 'New request type' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Passbook copy');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await addField(page, 'Reason', 'Choice, all seen', 'It is lost\nIt is torn');
  await addField(page, 'Pages', 'Number');
  await addField(page, 'Date of loss', 'Date');
  await addField(page, 'Mobile', 'Mobile number');
  await addField(page, 'Pin code', 'Pin code');
  await addField(page, 'Comment', 'Long text');
  await expect(form(page).getByLabel('Comment')).toBeVisible();
  await checkAsIs(page, 'the workbench with an outline');

  await save(page);
  await isSaved(page);
  await expect(tree(page).getByRole('treeitem', { name: /^Passbook copy/ })).toBeVisible();
  const schema = JSON.parse(readFileSync(join(root, 'schemas/passbook_copy/schema.json'), 'utf8'));
  expect(Object.keys(schema.properties)).toHaveLength(6);

  await ensureSignedIn('Asha');
  await page.goto('/dashboard/raise-service-request?request=passbook_copy&policyNum=50010001');
  await page.getByLabel('It is lost').check();
  await page.getByLabel('Pages').fill('12');
  await page.getByRole('textbox', { name: 'Date of loss' }).fill('01/11/2026');
  await page.getByLabel('Mobile').fill('9876543210');
  await page.getByLabel('Pin code').fill('400001');
  await page.getByLabel('Comment').fill('Please send it soon.');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText(/Your reference number is SR\d{8}/).first()).toBeVisible();
});

test('the form follows the text, keeps what was filled in, and shows the last version without errors', async ({
  page,
  workbench,
}) => {
  await open(page, workbench, 'PAN card');
  await form(page).getByLabel('New PAN').fill('ABCPM4321Q');
  await tab(page, /^ui\.json/).click();
  await typeBehind(page, '"ui:title": "New PAN', ' number');
  await expect(form(page).getByLabel('New PAN number')).toHaveValue('ABCPM4321Q');
  await typeBehind(page, '"ui:title": "New PAN number"', ' broken');
  await expect(page.getByText(/Invalid JSON/).first()).toBeVisible();
  await expect(page.getByText('Shows the last version without errors')).toBeVisible();
  await expect(form(page).getByLabel('New PAN number')).toHaveValue('ABCPM4321Q');
  for (let i = 0; i < 10 && (await page.getByRole('button', { name: 'Undo' }).isEnabled()); i++)
    await page.keyboard.press('Control+z');
  await expect(form(page).getByLabel('New PAN', { exact: true })).toHaveValue('ABCPM4321Q');
  await expect(page.getByText(/not saved/)).toBeHidden();
});

test('a call is answered as the person at the workbench wants', async ({ page, workbench }) => {
  await open(page, workbench, 'PAN card');
  await page.getByLabel('Filled in', { exact: true }).click();
  await page.getByRole('option').filter({ hasText: 'first one' }).first().click();
  await expect(form(page).getByLabel('New PAN')).toHaveValue('ABCPM4321Q');
  await form(page).getByRole('button', { name: 'Submit request' }).click();
  await expect(
    form(page)
      .getByText(/Your reference number is SR\d{8}/)
      .first(),
  ).toBeVisible();
});

test('what is filled in becomes an example of the kind that the definition says', async ({
  page,
  workbench,
}) => {
  await open(page, workbench, 'PAN card');
  await form(page).getByLabel('New PAN').fill('X');
  await form(page).getByLabel('New PAN').blur();
  await tab(page, /^Examples 14/).click();
  await page.getByRole('button', { name: 'Record what is filled in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it shows').fill('A PAN of one letter.');
  await dialog.getByRole('button', { name: 'Record what is filled in' }).click();
  await expect(text(page)).toContainText('"about": "A PAN of one letter."');
  await expect(text(page)).toContainText('Please enter valid PAN number');
  await expect(
    page.getByRole('tab', { name: 'rejected-a-pan-of-one-letter.json', selected: true }),
  ).toBeVisible();
  await expect(tab(page, /^Examples 15/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, /^Examples 14/)).toBeVisible();
  await expect(page.getByText(/not saved/)).toBeHidden();
});

/** Writes a file as another program does, at once: the server that serves the folder must not read the half of it. */
function writeWhole(root: string, file: string, written: string): void {
  writeFileSync(`${root}.written`, written);
  renameSync(`${root}.written`, file);
}

test('nothing that was typed is lost: a closed tab, and another program', async ({
  page,
  context,
  workbench,
  root,
}) => {
  const file = join(root, 'schemas/mother_name/ui.json');
  const before = readFileSync(file, 'utf8');
  await open(page, workbench, "Mother's maiden name");
  await tab(page, /^ui\.json/).click();
  await typeBehind(page, '"ui:title": "', 'Mine: ');
  await expect(page.getByText('1 file is not saved')).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await open(again, workbench, "Mother's maiden name");
  await expect(again.getByText('1 file is not saved')).toBeVisible();
  await tab(again, /^ui\.json/).click();
  await expect(text(again)).toContainText('"Mine: ');

  // Other lines are merged.
  writeWhole(root, file, before.replace(/"ui:submit": "[^"]*"/, '"ui:submit": "Theirs"'));
  await expect(text(again)).toContainText('"ui:submit": "Theirs"');
  await expect(text(again)).toContainText('"Mine: ');

  // The same line: the person decides.
  writeWhole(root, file, before.replace('"ui:title": "', '"ui:title": "Theirs: '));
  const question = again.getByRole('alert').filter({ hasText: 'Another program changed' });
  await expect(question).toBeVisible();
  await expect(again.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await question.getByRole('button', { name: 'Compare and decide' }).click();
  const dialog = again.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Theirs, on disk' })).toContainText('"Theirs: ');
  await expect(dialog.getByRole('textbox', { name: 'Mine' })).toContainText('"Mine: ');
  await dialog.getByRole('button', { name: 'Take the text on the right' }).click();
  await expect(dialog).toBeHidden();
  await expect(text(again)).toBeFocused();
  await save(again);
  await isSaved(again);
  expect(readFileSync(file, 'utf8')).toContain('"Mine: ');
});

test('a second tab takes the folder over, with what is not saved', async ({
  page,
  context,
  workbench,
}) => {
  await open(page, workbench, 'Phone');
  await tab(page, /^ui\.json/).click();
  await typeBehind(page, '"ui:title": "', 'Mine: ');
  await expect(page.getByText('1 file is not saved')).toBeVisible();

  const second = await context.newPage();
  await second.goto(workbench);
  await second.getByRole('button', { name: 'Work in this tab' }).click();
  await expect(second.getByText('1 file is not saved')).toBeVisible();
  await expect(page.getByText('This folder is open in another tab')).toBeVisible();
  // What was taken over can be discarded.
  await tree(second)
    .getByRole('treeitem', { name: /^Phone/ })
    .click();
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByText(/not saved/)).toBeHidden();
  await second.close();
});

test('every panel is accessible', async ({ page, workbench }) => {
  test.setTimeout(120_000);
  await open(page, workbench, 'Nominee');
  for (const name of [
    /^Problems/,
    /^Examples/,
    /^Coverage/,
    /^Survivors/,
    /^Paths/,
    /^Words/,
    /^Why/,
    /^Payloads/,
    /^States/,
    /^Difference/,
  ]) {
    await tab(page, name).click();
    await checkAsIs(page, `the panel ${name}`);
  }
  for (const name of [/^schema\.json/, /^ui\.hi\.json/, /^Outline/]) {
    await tab(page, name).click();
    await checkAsIs(page, `the file ${name}`);
  }
  await page.getByRole('button', { name: 'Publish …' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkAsIs(page, 'publishing');
});

test('the workbench answers nobody without the secret of its start', async ({
  page,
  workbench,
  expectedOnConsole,
}) => {
  void expectedOnConsole;
  await page.goto(workbench.replace(/#.*/, ''));
  await expect(page.getByText('This page was opened without the secret')).toBeVisible();
});
