import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecrets } from '../../src/server/secrets';
import { readSettings } from '../../src/server/readSettings';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = () => readSecrets(readSettings({ DATA_DIR: folder }));
const files = ['draft.key', 'otp.key', 'payment.key', 'session.key', 'tickets.key'];

it('creates secrets once for servers that start at the same time', async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 10 }, read));
  for (const other of others) expect(other).toEqual(first);
  expect((await readdir(folder)).sort()).toEqual(files);
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  expect(new Set(texts).size).toBe(files.length);
});

it.each(files)('fails with a message when %s is damaged', async (name) => {
  await read();
  for (const damaged of ['', '1234', 'x'.repeat(64)]) {
    await writeFile(join(folder, name), damaged);
    await expect(read()).rejects.toThrow(`${join(folder, name)} is damaged`);
  }
});
