import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveHealth } from '../../src/server/http/health';
import { readSettings } from '../../src/server/readSettings';
import type { Db } from '../../src/server/store/open';
import { expectLogged } from '../setup/output';
import { TestServer } from './help/server';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const ask = (server: TestServer, path: string, method = 'GET') => server.anyone.send(method, path);

const allOk = {
  database: 'ok',
  migrations: 'ok',
  disk: 'ok',
  uploads: 'ok',
  definitions: 'ok',
};

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-definitions-'));
  closing.push(() => rm(folder, { recursive: true }));
  return folder;
}

/** A server with the definitions of a folder says why it has none to offer. */
async function isNotReadyWith(folder: string, definitions: string): Promise<void> {
  const without = await TestServer.open({ env: { DEFINITIONS_DIR: folder } });
  closing.push(() => without.close());
  const { status, body } = await ask(without, '/readyz');
  expect({ status, ...body.checks }).toEqual({ ...allOk, status: 503, definitions });
}

describe('health of the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ env: { CALLS_PER_MINUTE: '5' } });
  });
  afterAll(() => server.close());

  it('has a line for each check, is never cached, and says nothing about the inside', async () => {
    const ready = await ask(server, '/readyz');
    expect(ready).toMatchObject({ status: 200, body: { status: 'ready', checks: allOk } });
    const live = await ask(server, '/livez');
    expect(live).toMatchObject({ status: 200, body: { status: 'alive' } });
    for (const { headers } of [ready, live]) expect(headers['cache-control']).toBe('no-store');
    for (const path of ['/livez', '/readyz'])
      expect((await ask(server, path, 'HEAD')).status).toBe(200);
  });

  it('is not limited, however often a balancer asks', async () => {
    const answers = [];
    for (let i = 0; i < 20; i++) answers.push(await ask(server, i % 2 ? '/livez' : '/readyz'));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('is not ready while a migration is missing, nor without the table of migrations', async () => {
    const findings = async () => (await ask(server, '/readyz')).body;
    const move = (by: number) =>
      server.db.execute(
        sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}`,
      );
    await move(-1);
    expect(await findings()).toEqual({
      status: 'not ready',
      checks: { ...allOk, migrations: 'missing' },
    });
    await move(1);
    await server.db.execute(sql`alter table drizzle.__drizzle_migrations rename to gone`);
    expect((await findings()).checks).toMatchObject({ migrations: 'failed' });
    expect((await ask(server, '/livez')).status).toBe(200);
    await server.db.execute(sql`alter table drizzle.gone rename to __drizzle_migrations`);
    expect((await findings()).checks).toEqual(allOk);
  });

  it('is not ready when its data folder cannot be written', async () => {
    const folder = server.place.env.DATA_DIR;
    await rename(folder, `${folder}-gone`);
    const { status, body } = await ask(server, '/readyz');
    await rename(`${folder}-gone`, folder);
    expect(status).toBe(503);
    expect(body.checks).toEqual({ ...allOk, disk: 'failed', uploads: 'failed' });
    expect((await ask(server, '/readyz')).status).toBe(200);
  });

  it('is not ready without a single request type', async () => {
    await isNotReadyWith(await emptyFolder(), 'none loaded');
    expectLogged(/catalogue\.json: ENOENT/);
  });
});

it('is not ready with a catalogue that could not be read', async () => {
  const folder = await emptyFolder();
  await cp('schemas', join(folder, 'schemas'), { recursive: true });
  await writeFile(join(folder, 'catalogue.json'), '{ "serviceTypes": [], }');
  await isNotReadyWith(folder, 'none offered by catalogue.json');
  expectLogged(/Remove the comma before this/);
});

describe('health with parts that fail', () => {
  const query = (db: Db | undefined, more = {}) => {
    const app = fastify();
    closing.push(() => app.close());
    const settings = { ...readSettings({}), dataDir: tmpdir(), ...more };
    serveHealth(app, { settings, db: () => db, definitions: () => 1 });
    return async () => {
      const answer = await app.inject('/readyz');
      return { status: answer.statusCode, ...answer.json().checks };
    };
  };

  it('is not ready before the database was opened', async () => {
    expect(await query(undefined)()).toMatchObject({
      status: 503,
      database: 'not connected yet',
      disk: 'ok',
    });
  });

  it('is not ready when it cannot write, although the folder is there', async () => {
    expect(await query(undefined, { dataDir: '/proc' })()).toMatchObject({ disk: 'failed' });
  });

  it('is not ready when the disk has no room for the largest request', async () => {
    expect(await query(undefined, { uploadBytes: 2 ** 60 })()).toMatchObject({
      disk: 'nearly full',
    });
  });

  it('answers while the database hangs, and asks it only once', async () => {
    let connections = 0;
    const silent: Server = createServer(() => connections++).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const { default: pg } = await import('pg');
    const { drizzle } = await import('drizzle-orm/node-postgres');
    const pool = new pg.Pool({ connectionString: `postgres://portal@127.0.0.1:${port}/portal` });
    const failed = new Promise((resolve) => closing.push(() => (silent.close(), resolve(0))));
    silent.on('connection', (socket) => void failed.then(() => socket.destroy()));
    const ask = query(drizzle({ client: pool }) as unknown as Db);
    const hanging = { status: 503, database: 'no answer', migrations: 'no answer', disk: 'ok' };
    for (const answer of await Promise.all([ask(), ask(), ask()]))
      expect(answer).toMatchObject(hanging);
    expect(await ask()).toMatchObject(hanging);
    expect(connections).toBe(1);
  });
});
