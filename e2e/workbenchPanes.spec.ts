import type { Page } from '@playwright/test';
import { bondCopy, complete } from './bondCopy';
import { checkAsIs, expect } from './portal';
import { test, writeRequestType } from './smallWorkbench';
import { WorkbenchKeys } from './workbenchKeys';

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(({ root }) => {
  writeRequestType(root, bondCopy.key, bondCopy.title, complete);
});

async function open(page: Page, workbench: string): Promise<WorkbenchKeys> {
  const keys = new WorkbenchKeys(page);
  await page.goto(workbench);
  await keys.openType(bondCopy.title);
  await expect(page.frameLocator('iframe:not([inert])').getByLabel('PAN')).toBeVisible();
  return keys;
}

/** The pane that has the focus, and whether what has it shows so. */
const whereFocusIs = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const pane = focused.closest('[data-pane]');
    const named = pane?.querySelector('nav, section') ?? pane;
    // A box of MUI has its mark in its frame.
    const marked = [focused, focused.firstElementChild, focused.closest('.cm-editor')];
    const isMarked = marked.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    const isBox = focused.closest('.Mui-focused') !== null;
    return { pane: named?.ariaLabel ?? named?.tagName ?? '', isSeen: isMarked || isBox };
  });

test('F6 goes round the panes, Shift+F6 the other way, and each shows the focus', async ({
  page,
  workbench,
}) => {
  await open(page, workbench);
  const panes = ['Definition', 'Findings', 'Live form', 'HEADER', 'Catalogue'];
  for (const pane of panes) {
    await page.keyboard.press('F6');
    expect(await whereFocusIs(page)).toEqual({ pane, isSeen: true });
  }
  for (const pane of ['HEADER', 'Live form', 'Findings', 'Definition', 'Catalogue']) {
    await page.keyboard.press('Shift+F6');
    expect(await whereFocusIs(page)).toEqual({ pane, isSeen: true });
  }
});

test('F6 leaves the text of a file and comes back to it', async ({ page, workbench }) => {
  const keys = await open(page, workbench);
  await keys.openFile('ui.json');
  const text = page.getByRole('textbox', { name: /^Text of .*ui\.json/ });
  await keys.reach(text);
  await page.keyboard.press('F6');
  await expect(page.getByRole('tab', { name: /^Problems/ })).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(text).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});

test('Tab leads into the frame of the live form and out of it', async ({ page, workbench }) => {
  const keys = await open(page, workbench);
  const policy = page.frameLocator('iframe:not([inert])').getByLabel('Policy Number');
  await keys.goTo('form');
  await keys.reach(policy);
  await keys.leaveForm();
  await keys.goTo('form');
  await keys.reach(policy);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('iframe:not([inert])')).not.toBeFocused();
});

test('a dialog keeps the focus, and shows first what is wrong', async ({ page, workbench }) => {
  const keys = await open(page, workbench);
  await keys.goTo('catalogue');
  await keys.press(page.getByRole('button', { name: 'New request type' }), 'Enter', 'Shift+Tab');
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: 'Create' });
  await keys.reach(create);
  await page.keyboard.press('F6');
  await expect(create).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription('Please enter a title.');
  await checkAsIs(page, 'a dialog with a mistake');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('problems are one Tab stop, and one leads to its place', async ({ page, workbench }) => {
  const keys = await open(page, workbench);
  await keys.openPanel(/^Problems/);
  const rows = page.getByRole('grid', { name: 'Problems' }).getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const first = rows.first().getByRole('button').first();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: /^Problems/ }).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();
  await checkAsIs(page, 'the list of problems');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toBeFocused();
});

test('the items of a tree are selected, not checked', async ({ page, workbench }) => {
  await open(page, workbench);
  const catalogue = page.getByRole('tree', { name: 'Catalogue' });
  const selected = catalogue.getByRole('treeitem', { selected: true });
  await expect(selected).toHaveAccessibleName(new RegExp(`^${bondCopy.title}`));
  await expect(page.locator('[role="treeitem"][aria-checked]')).toHaveCount(0);
});
