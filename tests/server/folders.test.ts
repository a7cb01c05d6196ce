import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkFolders } from '../../src/server/folders';
import { root } from './help/database';

const folder = mkdtempSync(join(tmpdir(), 'portal-folders-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

const good = { definitionsDir: root, dataDir: join(folder, 'new/data') };

it('makes the data folder', async () => {
  await checkFolders(good);
  await checkFolders(good);
});

it.each([
  ['a folder that is not there', '/nope'],
  ['a folder without a catalogue', folder],
  ['a file', file],
])('refuses %s as DEFINITIONS_DIR', async (_what, definitionsDir) => {
  await expect(checkFolders({ ...good, definitionsDir })).rejects.toThrow(
    `DEFINITIONS_DIR="${definitionsDir}" cannot be used: ${join(definitionsDir, 'catalogue.json')} cannot be read`,
  );
});

it.each([
  ['a file', file],
  ['a folder below a file', join(file, 'data')],
  ['a folder that cannot be written', '/proc'],
  ['a folder that cannot be made', '/proc/portal/data'],
])('refuses %s as DATA_DIR, together with other problems', async (_what, dataDir) => {
  const refused = checkFolders({ definitionsDir: '/nope', dataDir });
  await expect(refused).rejects.toThrow(`DATA_DIR="${dataDir}" cannot be used`);
  await expect(refused).rejects.toThrow(/^DEFINITIONS_DIR=.*\nDATA_DIR=.*$/);
});
