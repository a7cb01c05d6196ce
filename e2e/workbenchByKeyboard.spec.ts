import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { placeholdersIn } from '../src/engine';
import { bondCopy, complete, withFields } from './bondCopy';
import { fileFor } from './files';
import { expect } from './portal';
import { test, writeRequestType } from './smallWorkbench';
import { WorkbenchKeys } from './workbenchKeys';

test.use({ viewport: { width: 1280, height: 800 } });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

test('makes a request type with six fields and a condition', async ({ page, workbench, root }) => {
  test.setTimeout(120_000);
  const keys = new WorkbenchKeys(page);
  const dialog = page.getByRole('dialog');
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
  const add = async (fieldTitle: string, kind: string, choices = '', isRequired = true) => {
    await page.keyboard.press('Insert');
    await keys.type(dialog.getByLabel('Title'), fieldTitle);
    await keys.choose(dialog.getByRole('combobox', { name: 'Kind' }), kind);
    if (choices) await keys.type(dialog.getByLabel('Choices'), choices);
    if (!isRequired) await keys.press(dialog.getByRole('switch'), 'Space');
    await keys.press(inDialog('Add a field'));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('treeitem', { name: fieldTitle }).last()).toBeFocused();
  };
  await page.goto(workbench);
  await keys.press(button(page, 'New request type'));
  await keys.type(dialog.getByLabel('Title'), 'Bond copy');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await keys.goTo('definition');
  await add('Reason', 'Choice, all seen', 'It is lost\nIt is torn');
  await add('Where it was lost', 'Long text');
  await add('Pin code', 'Pin code');
  // What the look-up fills cannot be missing.
  await add('City', 'shared: address · filledByPincode', '', false);
  await add('PAN', 'PAN');
  await add('Letter', 'File upload');
  await keys.press(button(page, /^More: a condition, a step/), 'Enter', 'Shift+Tab');
  await keys.press(
    page.getByRole('menuitem', { name: 'Condition', exact: true }),
    'Enter',
    'ArrowDown',
  );
  await keys.choose(dialog.getByRole('combobox', { name: 'Shows then' }), 'Where it was lost');
  await keys.press(inDialog('Add'));
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved\. 1 request type has errors/)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Problems' })).toContainText('"/city" is readOnly');
  const { properties, allOf } = readJson(root, 'schema.json');
  expect(Object.keys(properties)).toEqual(['reason', 'pin_code', 'city', 'pan', 'letter']);
  expect(Object.keys(allOf[0].then.properties)).toEqual(['where_it_was_lost']);
});

const readJson = (root: string, name: string) =>
  JSON.parse(readFileSync(join(root, 'schemas', bondCopy.key, name), 'utf8'));

/** Opens the request type from the catalogue. */
async function open(page: Page, workbench: string): Promise<WorkbenchKeys> {
  const keys = new WorkbenchKeys(page);
  await page.goto(workbench);
  await keys.openType(bondCopy.title);
  return keys;
}

test('adds a look-up, a second step and Hindi', async ({ page, workbench, root }) => {
  test.setTimeout(120_000);
  writeRequestType(root, bondCopy.key, bondCopy.title, withFields);
  const keys = await open(page, workbench);
  const dialog = page.getByRole('dialog');
  const begin = async (part: string) => {
    await keys.press(button(page, /^More: a condition, a step/), 'Enter', 'Shift+Tab');
    await keys.press(page.getByRole('menuitem', { name: part, exact: true }), 'Enter', 'ArrowDown');
    await expect(dialog).toBeVisible();
  };
  const finish = async () => {
    await keys.press(dialog.getByRole('button', { name: 'Add', exact: true }));
    await expect(dialog).toBeHidden();
  };
  const chooseInDialog = (name: string | RegExp, option: string) =>
    keys.choose(dialog.getByRole('combobox', { name }), option);
  const findCall = (call: string) =>
    keys.find(dialog.getByRole('combobox', { name: /^Call/ }), call);
  await keys.goTo('definition');
  await begin('Look-ups');
  await chooseInDialog('Field', 'Pin code');
  await findCall('GET pin-code/');
  await chooseInDialog(/^Add to .Fills/, 'City');
  await finish();
  await begin('Steps');
  await findCall('POST pan-check/');
  await finish();

  await keys.openPanel(/^Words/);
  const words = page.getByRole('tabpanel', { name: /^Words/ });
  await keys.press(words.getByRole('button', { name: 'Add a language' }));
  await page.keyboard.type('Hindi');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await keys.press(words.getByRole('checkbox', { name: /^Not translated/ }), 'Space');
  const gaps = words.getByRole('table').getByRole('textbox');
  await expect(gaps.first()).toBeVisible();
  for (let i = 0; i < (await gaps.count()); i++) {
    const row = words.getByRole('row').nth(i + 1);
    const placeholders = placeholdersIn((await row.textContent()) ?? '').map(
      ({ written }) => written,
    );
    await keys.type(gaps.nth(i), ['हिन्दी', i + 1, ...placeholders].join(' '));
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  const { steps, lookUps } = readJson(root, 'request.json');
  expect(steps).toHaveLength(2);
  expect(lookUps['/pin_code'].fills).toEqual({ '/city': '/0/city' });
  expect(readJson(root, 'ui.hi.json')['ui:title']).toMatch(/^हिन्दी/);
});

test('fills the form in, records examples and mends what is found', async ({
  page,
  workbench,
  root,
}) => {
  test.setTimeout(150_000);
  writeRequestType(root, bondCopy.key, bondCopy.title, complete);
  const keys = await open(page, workbench);
  const dialog = page.getByRole('dialog');
  const form = page.frameLocator('iframe:not([inert])');
  const record = async (about: string, file: string) => {
    await keys.leaveForm();
    await keys.openPanel(/^Examples/);
    await keys.press(button(page, 'Record what is filled in'));
    await page.keyboard.type(about);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('tab', { name: file, selected: true })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Examples' }).getByText(about)).toBeVisible();
  };
  await keys.goTo('form');
  await keys.press(form.getByLabel('Policy Number'), 'ArrowDown');
  await keys.press(form.getByLabel('It is lost'), 'Space');
  await keys.type(form.getByLabel('Pin code'), '400001');
  await expect(form.getByText('Mumbai', { exact: true })).toBeVisible();
  await keys.type(form.getByLabel('PAN'), 'ABCPM4321Q');
  const letter = form.getByLabel('Letter');
  await keys.reach(letter);
  // What opens from here is the browser's own, and not always told of an isolated frame.
  await letter.setInputFiles(
    fileFor({ id: '', name: 'letter.pdf', size: 2000, type: 'application/pdf' }),
  );
  await expect(form.getByText('letter.pdf')).toBeVisible();
  await keys.type(form.getByLabel('Where it was lost'), 'On a train.');
  await record('A lost bond', 'accepted-a-lost-bond.json');
  await keys.goTo('form');
  await keys.press(form.getByLabel('It is lost'), 'ArrowRight');
  await expect(form.getByLabel('It is torn')).toBeChecked();
  await record('A torn bond', 'accepted-a-torn-bond.json');
  await keys.goTo('form');
  await keys.type(form.getByLabel('PAN'), 'ABC');
  await record('A short PAN', 'rejected-a-short-pan.json');
  await keys.goTo('form');
  await keys.press(button(page, 'Start anew'));
  await record('Nothing is answered', 'rejected-nothing-is-answered.json');

  // Other words of a message: the example that expects the earlier ones differs, and takes the result.
  await keys.openFile('Outline');
  const outline = page.getByRole('tree', { name: 'Outline' });
  await keys.reach(outline.getByRole('treeitem', { selected: true }));
  await keys.press(outline.getByRole('treeitem', { name: /^PAN/ }), 'Enter', 'ArrowDown');
  await keys.type(
    page.getByRole('textbox', { name: 'When wrong: Form of the answer format' }),
    'This is no PAN',
  );
  await keys.openPanel(/^Problems/);
  const problems = page.getByRole('grid', { name: 'Problems' });
  const take = problems.getByRole('button', { name: 'Take the result' });
  await expect(take).toHaveCount(1);
  await keys.reach(problems.getByRole('button', { name: /^Error/ }));
  await keys.press(take, 'Enter', 'ArrowRight');
  await expect(take).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^Examples 4/ })).toBeVisible();

  // What no example covers is drafted.
  await keys.press(
    problems.getByRole('button', { name: 'Draft examples' }).first(),
    'Enter',
    'End',
  );
  await expect(page.getByRole('tab', { name: /^Coverage/, selected: true })).toBeVisible();
  const drafts = page.getByRole('region', { name: 'Draft the missing examples' });
  await expect(drafts.getByRole('grid')).toBeVisible({ timeout: 40_000 });
  await keys.press(drafts.getByRole('button', { name: /^Write all/ }));
  await expect(page.getByRole('tab', { name: /^Coverage 100 %/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Problems 0/ })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
});
