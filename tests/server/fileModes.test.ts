import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTestStorage } from './help/database';
import { fileNamed } from './help/files';
import { changeAddress } from './help/requests';
import { TestServer } from './help/server';

/**
 * What somebody else than the owner may read, write or enter. PGlite writes its cache of the catalogue for everybody,
 * whatever the mask; its folders keep others out.
 */
function openToOthers(folder: string): string[] {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return names.filter(
    (name) =>
      (statSync(join(folder, name)).mode & 0o077) !== 0 && !name.endsWith('/pg_internal.init'),
  );
}

it('lets only the owner of the data folder read what is in it, also what an earlier release left open', async () => {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
  const place = await createTestStorage();
  onTestFinished(() => place.remove());
  const folder = place.env.DATA_DIR;
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  const server = await TestServer.open({ place });
  onTestFinished(() => server.close());
  const asha = await server.signIn('C10001');
  const reply = await changeAddress(asha, fileNamed('a.pdf'));
  expect(reply.status).toBe(200);
  expect(openToOthers(folder)).toEqual([]);
  await server.close();
  expect(openToOthers(folder)).toEqual([]);
});
