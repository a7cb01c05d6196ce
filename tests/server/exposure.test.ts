import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, uploads } from '../../src/server/store/schema';
import { fileNamed } from './help/files';
import { rawGet } from './help/rawGet';
import { changeAddress } from './help/requests';
import { TestServer } from './help/server';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-exposure-'));
  const portalDir = join(folder, 'portal');
  await mkdir(join(portalDir, 'assets'), { recursive: true });
  await mkdir(join(portalDir, '.git'));
  await writeFile(join(portalDir, '.git/config'), 'private');
  await writeFile(join(folder, 'package.json'), 'private');
  await writeFile(join(portalDir, 'index.html'), '<p>The portal');
  await writeFile(join(portalDir, 'assets/main.abc123.js'), 'export const text = 1;');
  server = await TestServer.open({ appOptions: { portalDir } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => server.anyone.send('GET', url);

describe('what is not part of the portal', () => {
  it.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets//..//..//package.json',
    '/assets/..\\..\\package.json',
    '/definitions/..%2f..%2fpackage.json',
    '/definitions/%00',
    '/catalogue.json',
    '/schemas/pan_card/request.json',
    '/src/server/main.ts',
    '/assets/main.abc123.js.map',
  ])('is not served: %s', async (url) => {
    // As it is: clients and `inject` take the dots out.
    const { status, body } = await rawGet(server.app, url);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('private');
  });

  it('an uploaded file is not served, by any path that has its id', async () => {
    const asha = await server.signIn('C10001');
    expect((await changeAddress(asha, fileNamed('a.pdf'))).body.status).toBe('success');
    const [upload] = await server.db.select().from(uploads);
    for (const path of ['', 'uploads/', 'api/', 'api/uploads/', 'data/uploads/', 'assets/']) {
      const { status } = await asha.send('GET', `/${path}${upload!.id}`);
      expect({ path, status }).toEqual({ path, status: 404 });
    }
    const below = join(server.place.env.DATA_DIR, 'uploads', upload!.id);
    const up = '../'.repeat(12);
    for (const path of [`/assets/${up}${below.slice(1)}`, `/${up}${below.slice(1)}`, `/${below}`])
      expect([400, 404]).toContain((await rawGet(server.app, path)).status);
  });

  it.each(['/assets', '/assets/', '/definitions/', '/demo/'])(
    'no folder is listed: %s',
    async (url) => {
      const { status, bytes } = await get(url);
      expect(status).toBe(404);
      expect(bytes.toString()).not.toContain('abc123');
    },
  );
});

it.each([
  ['/', /^text\/html; charset=utf-8$/],
  ['/assets/main.abc123.js', /^application\/javascript; charset=utf-8$/],
  ['/api/settings/', /^application\/json; charset=utf-8$/],
  ['/api/nothing/', /^application\/json; charset=utf-8$/],
  ['/demo/outbox', /^text\/html; charset=utf-8$/],
])('names the type and the encoding of every body: %s', async (url, type) => {
  expect((await get(url)).headers['content-type']).toMatch(type);
});

it('refuses a session at once whose row the operator deleted', async () => {
  const asha = await server.signIn('C10001');
  expect((await asha.get('get-address-proof/')).status).toBe(200);
  await server.db.delete(sessions).where(eq(sessions.clientId, 'C10001'));
  expect((await asha.get('get-address-proof/')).status).toBe(401);
});
