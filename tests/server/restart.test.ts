import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../src/server/store/open';
import { lockDataFolder } from '../../src/server/store/dataFolderLock';
import { type TestStorage, createTestStorage } from './help/database';
import { subTypeCode } from './help/requests';
import { TestServer } from './help/server';
import { expectLogged } from '../setup/output';

const places: TestStorage[] = [];
const others: ChildProcess[] = [];

afterEach(async () => {
  for (const process of others.splice(0)) process.kill('SIGKILL');
  for (const place of places.splice(0)) await place.remove();
});

async function newStorage(): Promise<TestStorage> {
  const place = await createTestStorage();
  places.push(place);
  return place;
}

describe('restarted server', () => {
  it('keeps its tickets, sub-types, sessions and secrets, and loads the demo book once', async () => {
    const place = await newStorage();
    const first = await TestServer.open({ place });
    const asha = await first.signIn('C10001');
    const code = await subTypeCode(asha, 'mother_name');
    const payload = { policyNumber: '50010001', mother_name: 'SITA', etli_sub_type: code };
    const key = randomUUID();
    const submitting = asha.with({ 'idempotency-key': key });
    const { body } = await submitting.post('mothers-name-change/', payload);
    await first.close();

    const second = await TestServer.open({ place });
    const again = second.anyone.with(asha.headers);
    const { value } = (await again.post('track-service-request', { policyNumber: '50010001' }))
      .body;
    expect(value.map(({ ticketnumber }: any) => ticketnumber)).toEqual([body.ticketnumber]);
    expect(await subTypeCode(again, 'mother_name')).toBe(code);
    const outcome = await again.post('request-outcome/', { idempotency_key: key });
    expect(outcome.body).toMatchObject({ outcome: 'raised', answer: body });
    const daniel = await second.signIn('C10005');
    const past = await daniel.post('track-service-request', { policyNumber: '50050001' });
    expect(past.body.value).toHaveLength(120);
    await second.close();
  });
});

if (process.env.DATABASE_URL)
  describe('broken database connection', () => {
    it('is logged, and the server keeps running', async () => {
      const place = await newStorage();
      const server = await TestServer.open({ place });
      const terminateIdle =
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle'";
      await vi.waitFor(async () => {
        await Promise.all([1, 2, 3].map(() => server.db.execute('select pg_sleep(0.02)')));
        await server.db.execute(terminateIdle);
        expect(server.log).toContain('database connection lost');
      });
      // It may hit the cleanup that every server makes at its start.
      expectLogged(/database connection lost|cleanup failed/);
      expect((await server.signIn('C10001')).headers.authorization).toBeDefined();
      await server.close();
    });

    it('is not logged while the server closes', async () => {
      const { env } = await newStorage();
      const other = new pg.Client(env.DATABASE_URL);
      await other.connect();
      const reported: Error[] = [];
      for (let i = 0; i < 10; i++) {
        const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
        store.onFailure((error) => reported.push(error));
        await Promise.all([1, 2, 3, 4].map(() => store.db.execute('select pg_sleep(0.02)')));
        await Promise.all([
          other.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          ),
          store.close(),
        ]);
      }
      await other.end();
      expect(reported).toEqual([]);
    });
  });
else
  describe('data folder', () => {
    it('cannot be used by a second server, whose message has the first one’s process id and a remedy', async () => {
      const place = await newStorage();
      const first = await TestServer.open({ place });
      await expect(TestServer.open({ place })).rejects.toThrow(
        new RegExp(`in use by process ${process.pid}\\. Stop .*DATA_DIR`),
      );
      expect((await first.anyone.get('settings/')).status).toBe(200);
      await first.close();
    });

    it('can be used again after the server was closed', async () => {
      const { env } = await newStorage();
      const place = { dataDir: env.DATA_DIR };
      const release = await lockDataFolder(join(env.DATA_DIR, 'db.lock'));
      await expect(openStore(place)).rejects.toThrow('in use');
      await release();
      await (
        await lockDataFolder(join(env.DATA_DIR, 'db.lock'))
      )();
    });

    it('stays locked while its process is alive, and is taken over from a dead one', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
      const lock = join(folder, 'db.lock');
      const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      others.push(other);
      writeFileSync(lock, `${other.pid} -\n`);
      await expect(lockDataFolder(lock)).rejects.toThrow(`process ${other.pid}`);

      const dead = spawnSync(process.execPath, ['-e', '']).pid;
      writeFileSync(lock, `${dead} -\n`);
      await (
        await lockDataFolder(lock)
      )();

      // Another program has this process id now, as happens in containers.
      writeFileSync(lock, `${other.pid} 1\n`);
      await (
        await lockDataFolder(lock)
      )();
      rmSync(folder, { recursive: true });
    });

    if (process.platform === 'linux') {
      it('is taken over from a process that was killed and that nobody reaps', async () => {
        const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
        const lock = join(folder, 'db.lock');
        // The shell becomes a program that never asks how its child ended; until then the child waits.
        const isShell = '[ "$(cat /proc/$$/comm)" = sh ]';
        const script = `(while ${isShell}; do sleep 0.01; done) & echo $!; exec sleep 1000`;
        const parent = spawn('sh', ['-c', script]);
        others.push(parent);
        const [line] = await once(parent.stdout, 'data');
        const zombie = String(line).trim();
        const stat = () => readFileSync(`/proc/${zombie}/stat`, 'utf8');
        await vi.waitFor(() => expect(stat()).toContain(') Z '), { timeout: 10_000 });
        const start = stat().split(') ')[1]!.split(' ')[19];
        for (const owner of [`${zombie} ${start}`, `${zombie} -`]) {
          writeFileSync(lock, `${owner}\n`);
          await (
            await lockDataFolder(lock)
          )();
        }
        rmSync(folder, { recursive: true });
      });

      it('stays locked by another container while that one touches the lock, whatever its process id', async () => {
        const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
        const lock = join(folder, 'db.lock');
        const pulse = { everyMs: 20, watchedMs: 400 };
        // Such a process id means another process here, or none.
        for (const pid of [process.pid, process.ppid, 4_000_000]) {
          writeFileSync(lock, `${pid} 1 pid:[1] ${randomUUID()}\n`);
          const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 20);
          await expect(lockDataFolder(lock, pulse)).rejects.toThrow('in use');
          clearInterval(beat);
          const release = await lockDataFolder(lock, pulse);
          const touched = statSync(lock).mtimeMs;
          await vi.waitFor(() => expect(statSync(lock).mtimeMs).toBeGreaterThan(touched), {
            timeout: 10_000,
          });
          await release();
        }
        rmSync(folder, { recursive: true });
      });
    }
  });
