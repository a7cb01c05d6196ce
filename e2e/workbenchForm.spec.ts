import type { Frame, Page } from '@playwright/test';
import { expect } from './portal';
import { form, open, openType, tab, test, text } from './workbench';

test.use({ viewport: { width: 1280, height: 800 } });

const frameOf = (page: Page): Frame =>
  page.frames().find((one) => one.url().endsWith('/preview.html'))!;

test('what was filled in is there again after a look at other files', async ({
  page,
  workbench,
}) => {
  await open(page, workbench, 'PAN card');
  await form(page).getByLabel('New PAN').fill('ABCPM4321Q');
  await page.getByRole('treeitem', { name: 'catalogue.json' }).click();
  await expect(page.locator('iframe')).toBeHidden();
  await openType(page, 'Nominee');
  await form(page).getByRole('button', { name: 'Add New Nominee' }).click();
  await form(page).getByLabel('Name of nominee').fill('Ravi');
  await openType(page, 'PAN card');
  await expect(form(page).getByLabel('New PAN')).toHaveValue('ABCPM4321Q');
  await openType(page, 'Nominee');
  await expect(form(page).getByLabel('Name of nominee')).toHaveValue('Ravi');

  // What the user begins again is begun again.
  await openType(page, 'PAN card');
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(form(page).getByLabel('New PAN')).toHaveValue('');
  await page.getByRole('treeitem', { name: 'catalogue.json' }).click();
  await openType(page, 'PAN card');
  await expect(form(page).getByLabel('New PAN')).toHaveValue('');
});

test('nothing that runs in a form reaches the secret, the calls or the rest of the workbench', async ({
  page,
  workbench,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(/Content Security Policy/, /sandboxed/, /Unsafe attempt to initiate/);
  const { origin, port, hash } = new URL(workbench);
  // The other name leads to the same page, with the secret.
  await open(page, workbench.replace(origin, `http://localhost:${port}`), 'PAN card');
  expect(new URL(page.url()).origin).toBe(origin);
  const frame = frameOf(page);
  expect(new URL(frame.url()).origin).toBe(`http://localhost:${port}`);
  const secret = hash.replace('#token=', '');
  expect(await page.evaluate(() => Object.values(sessionStorage))).toContain(secret);
  expect(await frame.evaluate(() => Object.values(sessionStorage))).toEqual([]);
  const reach: ((call: { at: string; headers: { [name: string]: string } }) => unknown)[] = [
    () => window.parent.sessionStorage,
    () => window.parent.document,
    () => (window.parent.location.href = 'about:blank'),
    async ({ at, headers }) => (await fetch(`${at}/workbench/api/project`, { headers })).status,
  ];
  const headers = { 'x-workbench-token': secret };
  for (const one of reach)
    for (const at of [origin, ''])
      await expect(frame.evaluate(one, { at, headers })).rejects.toThrow();
  expect(await frame.evaluate(() => window.open('about:blank'))).toBeNull();

  // Only the frame gets what the form shows: neither another window nor another frame of its site.
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        Object.assign(window, { taken: [] });
        port1.onmessage = ({ data }) =>
          (window as unknown as { taken: unknown[] }).taken.push(data);
        window.postMessage('opened', window.location.origin, [port2]);
        const other = document.createElement('iframe');
        other.src = src;
        other.addEventListener('load', resolve);
        document.body.append(other);
      }),
    frame.url(),
  );
  await page.getByLabel('Filled in', { exact: true }).click();
  await page.getByRole('option').filter({ hasText: 'first one' }).first().click();
  await expect(form(page).getByLabel('New PAN')).toHaveValue('ABCPM4321Q');
  expect(await page.evaluate(() => (window as unknown as { taken: unknown[] }).taken)).toEqual([]);
});

test('the form takes no focus from the text, and gives it to the keyboard', async ({
  page,
  workbench,
}) => {
  await open(page, workbench, 'PAN card');
  await tab(page, /^ui\.json/).click();
  await text(page).focus();
  const frame = frameOf(page);
  const openDialog = () =>
    frame.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.append(document.createElement('input'));
      document.body.append(dialog);
      dialog.showModal();
      const isModal = dialog.matches(':modal');
      const isFocused = dialog.contains(document.activeElement);
      return { isModal, isFocused };
    });
  const closeDialog = () => frame.evaluate(() => document.querySelector('dialog[open]')!.remove());
  expect(await openDialog()).toEqual({ isModal: true, isFocused: false });
  await frame.evaluate(() => document.querySelector('input')!.focus());
  await expect(text(page)).toBeFocused();
  await closeDialog();

  await page.getByRole('button', { name: /^Responses to/ }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('iframe')).toBeFocused();
  await expect(form(page).locator('summary')).toBeFocused();
  expect(await openDialog()).toEqual({ isModal: true, isFocused: true });
  await closeDialog();
  await form(page).locator('summary').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: /^Responses to/ })).toBeFocused();
  await expect(page.locator('iframe')).not.toBeFocused();
});
