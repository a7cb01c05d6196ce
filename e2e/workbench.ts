import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './portal';

export interface Workbench {
  /** The folder that it edits: a copy of the project's catalogue. */
  root: string;
  /** Its address, with the secret of its start. */
  workbench: string;
}

/** Journeys in the workbench, each worker with a copy of the catalogue; the portal serves the same folder. */
export const test = base.extend<object, Workbench>({
  root: [
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
      for (const name of ['schemas', 'catalogue.json', 'catalogue.hi.json'])
        cpSync(name, join(root, name), { recursive: true });
      await use(root);
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
  workbench: [
    async ({ root }, use) => {
      const program = spawn(process.execPath, [
        'src/workbench/start.mjs',
        '--no-open',
        `--root=${root}`,
      ]);
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
