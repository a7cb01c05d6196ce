import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemoryCache } from '../../src/server/definitions/definitionCache';
import { FolderDefinitions } from '../../src/server/definitions/folderDefinitions';
import { root } from './help/database';

let folder: string;
let registered: string[];
let definitions: FolderDefinitions;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-folder-'));
  for (const part of ['catalogue.json', 'schemas/_shared', 'schemas/pan_card'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  registered = [];
  definitions = new FolderDefinitions(folder, new MemoryCache(), {
    async register(key) {
      await setTimeout(300);
      registered.push(key);
      return [];
    },
    report: (key, lines) => expect.fail(`${key}: ${lines.join('\n')}`),
  });
  await definitions.start();
});
afterEach(() => {
  definitions.close();
  rmSync(folder, { recursive: true });
});

it('offers a request type only once it is registered, also if another call has it checked', async () => {
  cpSync(join(root, 'schemas/mother_name'), join(folder, 'mother_name'), { recursive: true });
  renameSync(join(folder, 'mother_name'), join(folder, 'schemas/mother_name'));
  const other = definitions.refreshAll();
  while (!definitions.isOffered('mother_name')) await setTimeout(1);
  await definitions.refresh();
  expect(registered).toEqual(['pan_card', 'mother_name']);
  await other;
});
