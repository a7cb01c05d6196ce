import type { Page } from '@playwright/test';
import { bondCopy, complete } from './bondCopy';
import { checkAsIs, expect } from './portal';
import { test, writeFiles, writeRequestType } from './smallWorkbench';
import { open, openType, tab, text } from './workbench';

test.use({ viewport: { width: 1280, height: 800 } });

const longName = 'accepted-a-customer-whose-bond-was-lost-on-the-way-to-the-bank';

test.beforeEach(({ root }) => {
  const example = { about: 'Long.', answers: {} };
  writeRequestType(root, bondCopy.key, bondCopy.title, {
    ...complete,
    [`examples/${longName}.json`]: example,
  });
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('what is looked for in a text can be read, and what is selected', async ({
    page,
    workbench,
  }) => {
    await open(page, workbench, bondCopy.title);
    await tab(page, 'ui.json').click();
    await text(page).click();
    await page.keyboard.press('Control+f');
    await expect(page.getByPlaceholder('Find', { exact: true })).toBeFocused();
    await page.keyboard.type('Reason');
    await checkAsIs(page, 'the search in a text');
    for (const button of await page.locator('.cm-search button').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await checkAsIs(page, 'a selection, and what is like it');
    await page.keyboard.press('Control+a');
    expect(await lightnessOf(page, '.cm-selectionBackground')).toBeLessThan(90);
    // The settings of the system change at dusk.
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => lightnessOf(page, '.cm-selectionBackground')).toBeGreaterThan(200);
  });
});

/** The mean of red, green and blue behind an element. */
const lightnessOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const parts = getComputedStyle(one).backgroundColor.match(/\d+/g)!.slice(0, 3);
      return parts.reduce((sum, part) => sum + Number(part), 0) / 3;
    });

test('the tab of a file with a long name has its whole name in one line', async ({
  page,
  workbench,
}) => {
  await open(page, workbench, bondCopy.title);
  await page.getByRole('combobox', { name: 'Example' }).click();
  await page.getByRole('option', { name: longName }).click();
  const opened = tab(page, `${longName}.json`);
  await expect(opened).toHaveAttribute('aria-selected', 'true');
  const other = await tab(page, 'Outline').boundingBox();
  expect((await opened.boundingBox())!.height).toBe(other!.height);
  expect(await opened.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('the arrow of a list lies beside what is chosen', async ({ page, workbench }) => {
  await open(page, workbench, bondCopy.title);
  await page.getByRole('treeitem', { name: /^raise/ }).click();
  const value = page.getByRole('combobox', { name: 'Value of where_it_was_lost' });
  await expect(value).toBeVisible();
  const gap = await value.evaluate((box) => {
    const arrow = box.parentElement!.querySelector('svg')!.getBoundingClientRect();
    const { right } = box.getBoundingClientRect();
    return arrow.left - (right - parseFloat(getComputedStyle(box).paddingRight));
  });
  expect(gap).toBeGreaterThanOrEqual(0);
});

test('what the catalogue lacks in a language is a problem, and counted', async ({
  page,
  workbench,
  root,
}) => {
  writeFiles(root, { 'catalogue.hi.json': { serviceTypes: [] } });
  await open(page, workbench, bondCopy.title);
  await openType(page, 'catalogue.json');
  const problems = page.getByRole('grid', { name: 'Problems' });
  await expect(problems).toContainText('3 texts are not translated ("Policy Related" …).');
  await expect(tab(page, /^Words/)).toHaveAccessibleName('Words 3 missing');
});
