import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { test as base, expect } from './portal';

export interface Workbench {
  /** The folder that it edits: a copy of the project's catalogue. */
  root: string;
  /** Its address, with the secret of its start. */
  workbench: string;
  /** Additional environment variables of the workbench. */
  workbenchSettings: { [name: string]: string };
}

/** Journeys in the workbench, each worker with a copy of the catalogue; the portal serves the same folder. */
export const test = base.extend<object, Workbench>({
  root: [
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
      for (const name of ['schemas', 'public', 'catalogue.json', 'catalogue.hi.json'])
        cpSync(name, join(root, name), { recursive: true });
      await use(root);
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
  workbenchSettings: [{}, { scope: 'worker', option: true }],
  workbench: [
    async ({ root, workbenchSettings }, use) => {
      const program = spawn(
        process.execPath,
        ['src/workbench/start.mjs', '--no-open', `--root=${root}`],
        { env: { ...process.env, ...workbenchSettings } },
      );
      await use(await addressOf(program));
      program.kill();
      await once(program, 'exit');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverSettings: [async ({ root }, use) => use({ DEFINITIONS_DIR: root }), { scope: 'worker' }],
});

async function addressOf(program: ChildProcess): Promise<string> {
  let printed = '';
  for await (const text of program.stdout!) {
    printed += text;
    const [address] = /http:\S+/.exec(printed) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The workbench did not start.\n${printed}`);
}

export const tree = (page: Page) => page.getByRole('tree', { name: 'Catalogue' });
export const tab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name });
export const text = (page: Page) => page.locator('.cm-content');
export const form = (page: Page): FrameLocator => page.frameLocator('iframe[title^="The form"]');
export const openType = (page: Page, title: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${title}`) }).click();

/** Opens the workbench, and in it a request type. */
export async function open(page: Page, address: string, title?: string): Promise<void> {
  await page.goto(address);
  await expect(tree(page)).toBeVisible();
  if (title === undefined) return;
  await openType(page, title);
  await expect(form(page).getByRole('heading', { level: 1 })).toBeVisible();
}
