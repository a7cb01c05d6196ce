import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../src/server/readSettings';
import { runCommand } from '../../src/server/store/backup/command';
import { stagedUploads, uploads } from '../../src/server/store/schema';
import { runUploadsCommand } from '../../src/server/uploads/command';
import type { NewFile } from '../../src/server/uploads/fileStore';
import { openFileStore } from '../../src/server/uploads/openFileStore';
import { Uploads } from '../../src/server/uploads/uploads';
import { readWhole } from '../../src/server/uploads/wholeFile';
import { expectLogged } from '../setup/output';
import { TestBucket } from './help/bucket';
import { builtServer } from './help/builtServer';
import type { Caller } from './help/caller';
import { createTestStorage, root } from './help/database';
import { fileNamed } from './help/files';
import { Processes } from './help/processes';
import { changeAddress, ticketsOf } from './help/requests';
import { TestServer } from './help/server';
import { slowly, until } from './help/smallServer';

const keys = ['1', '2'].map((digit) => digit.repeat(64)) as [string, string];
const hoursLater = () => new Date(Date.now() + 2 * 60 * 60_000);
const file = fileNamed('a.pdf', 200_000);
let bucket: TestBucket;
let folder: string;

beforeAll(async () => {
  bucket = await TestBucket.open();
  folder = mkdtempSync(join(tmpdir(), 'portal-bucket-test-'));
});
afterEach(async () => {
  bucket.fault = () => undefined;
  await bucket.start();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bucket.close();
});

describe('a server with a bucket', () => {
  let server: TestServer;
  let asha: Caller;

  beforeAll(async () => {
    server = await TestServer.open({
      env: { ...bucket.env, METRICS_PORT: '0', UPLOAD_KEY: keys[0] },
    });
    asha = await server.signIn('C10001');
  });
  afterEach(async () => {
    server.minutesAhead = 0;
    await server.resolveTickets();
    for (const table of [uploads, stagedUploads]) await server.db.delete(table);
    for (const name of bucket.names()) bucket.remove(name);
  });
  afterAll(() => server.close());

  const send = (key = '') =>
    changeAddress(key ? asha.with({ 'idempotency-key': key }) : asha, file);
  const below = (path: string) => readdirSync(join(server.place.env.DATA_DIR, path));
  const count = async () => (await ticketsOf(asha, '50010001')).length;
  /** The uploaded files that this process holds open. */
  const openUploads = () =>
    readdirSync('/proc/self/fd').flatMap((descriptor) => {
      const path = `/proc/self/fd/${descriptor}`;
      // That of the folder itself is closed by now.
      const target = existsSync(path) ? readlinkSync(path) : '';
      return target.includes('/uploads/incoming/') ? [target] : [];
    });
  const unavailable = {
    status: 503,
    headers: { 'retry-after': expect.any(String) },
    body: { message: expect.stringMatching(/Nothing was submitted.*again/) },
  };

  it('stores a file sealed, with its checksum, and nowhere else', async () => {
    expect((await send()).body.status).toBe('success');
    const [row] = await server.db.select().from(uploads);
    expect(bucket.names()).toEqual([row!.id]);
    const sealed = bucket.read(row!.id);
    for (let at = 0; at + 16 <= file.bytes.length; at += 1009)
      expect(sealed.includes(Buffer.from(file.bytes.subarray(at, at + 16)))).toBe(false);
    const keyId = createHash('sha256').update(Buffer.from(keys[0], 'hex')).digest().subarray(0, 8);
    expect(sealed.subarray(4, 12)).toEqual(keyId);
    const checksum = createHash('sha256').update(sealed).digest('base64');
    expect(bucket.checksums.get(row!.id)).toBe(checksum);
    expect([...below('uploads'), ...below('uploads/incoming')]).toEqual(['incoming']);
  });

  it('answers 503 while the bucket is down, keeps nothing, and takes the same request afterwards', async () => {
    const before = await count();
    await bucket.stop();
    expect(await send('a-key')).toMatchObject(unavailable);
    expectLogged(/"err":.*ECONNREFUSED.*"msg":"unavailable"/);
    const ready = await server.anyone.send('GET', '/readyz');
    expect(ready).toMatchObject({ status: 503, body: { checks: { uploads: 'failed' } } });
    expect(below('uploads/incoming')).toEqual([]);
    if (process.platform === 'linux') expect(openUploads()).toEqual([]);
    expect(await count()).toBe(before);
    await bucket.start();
    expect(bucket.names()).toEqual([]);
    expect((await server.anyone.send('GET', '/readyz')).body.checks.uploads).toBe('ok');
    expect((await send('a-key')).body.status).toBe('success');
    expect((await send('a-key')).body.status).toBe('success');
    expect(await count()).toBe(before + 1);
    expect(bucket.names()).toHaveLength(1);
  });

  it('waits for a silent bucket no longer than OUTSIDE_SECONDS for each call', async () => {
    bucket.fault = () => 'never answers';
    const since = Date.now();
    expect(await send()).toMatchObject(unavailable);
    // It tries to store the file, and then to remove it.
    expect(Date.now() - since).toBeLessThan(2 * 2000 + 5000);
    expectLogged(/TimeoutError/);
    expect(server.log).toContain('files without a ticket could not be removed now');
  });

  it.each(['refuses', 'breaks off'] as const)(
    'tries again when the bucket %s once',
    async (what) => {
      let left = 1;
      bucket.fault = (request) => (request.startsWith('PUT') && left-- > 0 ? what : undefined);
      expect((await send()).body.status).toBe('success');
      expect(left).toBeLessThan(0);
    },
  );

  it('removes what the bucket has stored without saying so, also when it does that late', async () => {
    bucket.fault = (request) => (request.startsWith('PUT') ? 'answers late' : undefined);
    expect(await send()).toMatchObject(unavailable);
    expectLogged(/TimeoutError/);
    expect(bucket.names()).toEqual([]);
    const [staged] = await server.db.select().from(stagedUploads);
    bucket.write(staged!.id, Buffer.from('late'));
    bucket.fault = () => undefined;
    const { DATA_DIR } = server.place.env;
    const store = await openFileStore(
      readSettings({ ...bucket.env, UPLOAD_KEY: keys[0], DATA_DIR }),
    );
    await new Uploads(store, DATA_DIR, server.db, hoursLater, server.app.log).removeAbandoned();
    store.close();
    expect(bucket.names()).toEqual([]);
    expect(await server.db.$count(stagedUploads)).toBe(0);
  });

  it('shows in its figures how the bucket answers', async () => {
    await send();
    const [address] = /http:\/\/localhost:\d+\/metrics/.exec(server.log)!;
    const text = await (await fetch(address)).text();
    for (const label of ['call="put",outcome="answered"', 'call="put",outcome="failed"'])
      expect(text).toMatch(new RegExp(`portal_bucket_duration_seconds_count{${label}} [1-9]`));
  });
});

describe('the store', () => {
  const open = (env: { [name: string]: string } = {}) =>
    openFileStore(readSettings({ ...bucket.env, UPLOAD_KEY: keys[0], ...env, DATA_DIR: folder }));

  it('opens with earlier keys what they have sealed', async () => {
    const path = join(folder, 'one');
    const id = '00000000-0000-4000-8000-000000000001';
    writeFileSync(path, file.bytes);
    const digest = createHash('sha256').update(file.bytes).digest('hex');
    const stored: NewFile = { id, path, size: file.bytes.length, digest };
    const [first, rotated, later] = [
      await open(),
      await open({ UPLOAD_KEY: `${keys[1]},${keys[0]}` }),
      await open({ UPLOAD_KEY: keys[1] }),
    ];
    await first.put([stored]);
    expect(await buffer(await readWhole(rotated, stored))).toEqual(Buffer.from(file.bytes));
    await expect(readWhole(later, stored).then(buffer)).rejects.toThrow(/key .* is not among/);
    await rotated.put([stored]);
    await expect(readWhole(first, stored).then(buffer)).rejects.toThrow(/key .* is not among/);
    expect(await buffer(await readWhole(later, stored))).toEqual(Buffer.from(file.bytes));
    for (const store of [first, rotated, later]) store.close();
  });

  it('never holds a file in memory', { timeout: 120_000 }, async () => {
    const size = 60_000_000;
    const path = join(folder, 'large');
    writeFileSync(path, '');
    truncateSync(path, size);
    const hash = createHash('sha256');
    for (let at = 0; at < size; at += 1_000_000) hash.update(Buffer.alloc(1_000_000));
    const digest = hash.digest('hex');
    const files = [2, 3, 4].map((digit) => {
      return { id: `00000000-0000-4000-8000-00000000000${digit}`, path, size, digest };
    });
    const store = await open({ OUTSIDE_SECONDS: '60' });
    const used = () => {
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    let most = 0;
    const before = used();
    const timer = setInterval(() => (most = Math.max(most, used() - before)), 5);
    await store.put(files);
    const slow = () =>
      new Writable({ highWaterMark: 1000, write: (_bytes, _encoding, done) => setImmediate(done) });
    await Promise.all(files.map(async (one) => pipeline(await readWhole(store, one), slow())));
    clearInterval(timer);
    store.close();
    // Far less than one of the three files that are under way.
    expect(most).toBeLessThan(size);
  });
});

describe('the start', () => {
  const fails = (env: { [name: string]: string }) =>
    openFileStore(
      readSettings({ ...bucket.env, UPLOAD_KEY: keys[0], ...env, DATA_DIR: folder }),
    ).then(
      () => '',
      (error: Error) => error.message,
    );
  const with_ = async (env: { [name: string]: string }, work: () => Promise<void>) => {
    const before = { ...process.env };
    Object.assign(process.env, env);
    await work().finally(() => Object.assign(process.env, before));
  };

  it('says what to correct when the bucket refuses the server', async () => {
    const wrong = { AWS_SECRET_ACCESS_KEY: 'another' };
    await with_(wrong, async () =>
      expect(await fails({})).toMatch(
        /^The bucket s3:.*SignatureDoesNotMatch.*Correct .*credentials/,
      ),
    );
    const tls = bucket.env.UPLOADS_URL.replace('http:', 'https:');
    expect(await fails({ UPLOADS_URL: tls })).toMatch(/EPROTO|SSL.*Correct UPLOADS_URL/);
    const url = bucket.env.UPLOADS_URL.replace('uploads', 'others');
    expect(await fails({ UPLOADS_URL: url })).toMatch(/NoSuchBucket.*Correct UPLOADS_URL/);
  });

  it.each([
    's3://uploads?endpoint=ftp://127.0.0.1',
    's3://key:secret@uploads/',
    's3://uploads/?secret=x',
    's3://uploads/?endpoint=https://a.example.com&endpoint=https://b.example.com',
    's3://UP/',
    'https://uploads.example.com/',
  ])('refuses the address %s without repeating it', (address) => {
    expect(() => readSettings({ UPLOADS_URL: address })).toThrow(
      /^UPLOADS_URL cannot be used. Give an address like s3:\/\/bucket/,
    );
  });
});

it(
  'a file of a process that is killed between storing it and the commit is removed',
  slowly,
  async () => {
    const place = await createTestStorage();
    const program = join(await builtServer(), 'server/main.js');
    const env = { ...bucket.env, DEFINITIONS_DIR: root, OUTSIDE_SECONDS: '60' };
    const running = await Processes.start(program, place, [env]);
    // It answers before what it prints has come through the pipe.
    const isSaid = 'encrypted, in s3://uploads/portal/files';
    await until(async () => running.servers[0]!.output.includes(isSaid));
    const asha = await running.signIn('C10001');
    const already = bucket.names();
    bucket.fault = (request) =>
      request.startsWith('PUT') && !request.includes('probe') ? 'answers late' : undefined;
    const sent = changeAddress(asha, file).catch(() => undefined);
    const added = () => bucket.names().filter((name) => !already.includes(name));
    await until(async () => added().length === 1);
    await running.servers[0]!.stop('SIGKILL');
    await sent;
    await running.stop();
    bucket.fault = () => undefined;
    const next = await TestServer.open({ place, env, appOptions: { now: hoursLater } });
    await until(async () => added().length === 0);
    expect(await next.db.$count(uploads)).toBe(0);
    await next.close();
    await place.remove();
  },
);

it(
  'files move from the folder to a bucket and through a backup into another one',
  slowly,
  async () => {
    const place = await createTestStorage();
    let server = await TestServer.open({ place });
    const asha = await server.signIn('C10001');
    expect((await changeAddress(asha, file)).body.status).toBe('success');
    const [row] = await server.db.select().from(uploads);
    await server.close();

    const settings = (prefix: string, env: { [name: string]: string } = { UPLOAD_KEY: keys[0] }) =>
      readSettings({
        ...place.env,
        ...bucket.env,
        UPLOADS_URL: bucket.env.UPLOADS_URL.replace('portal/files', prefix),
        ...env,
      });
    const said: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said.push(String(text));
      return true;
    });
    const to = settings('portal/files');
    const withoutKey = settings('portal/files', {});
    const noKey = /UPLOAD_KEY is not set, and there is no .*upload.key/;
    await expect(runUploadsCommand(withoutKey, ['copy'])).rejects.toThrow(noKey);
    expect(await runUploadsCommand(to, ['copy'])).toBe(0);
    expect(await runUploadsCommand(to, ['copy'])).toBe(0);
    expect(said).toEqual([
      '1 files were copied, 0 were in the bucket before.\n',
      '0 files were copied, 1 were in the bucket before.\n',
    ]);
    const stored = await openFileStore(to);
    expect(await buffer(await readWhole(stored, row!))).toEqual(Buffer.from(file.bytes));
    stored.close();
    const mistyped = settings('portal/files', { UPLOAD_KEY: keys[1] });
    const opensWith = async (key: typeof to) => {
      const store = await openFileStore(key);
      await readWhole(store, row!)
        .then(buffer)
        .finally(() => store.close());
    };
    expect(await runUploadsCommand(mistyped, ['copy'])).toBe(0);
    expect(said.at(-1)).toMatch(/^1 files were copied, 0 were/);
    await expect(opensWith(to)).rejects.toThrow(/key .* is not among/);
    expect(await runUploadsCommand(to, ['copy'])).toBe(0);
    await opensWith(to);

    const backup = join(folder, 'backup.tar');
    await expect(runCommand(withoutKey, 'backup', [backup])).rejects.toThrow(noKey);
    rmSync(join(place.env.DATA_DIR, 'uploads', row!.id));
    await runCommand(to, 'backup', [backup]);
    expect(said.at(-2)).toMatch(/fetched from the bucket/);
    const restored = { DATA_DIR: join(folder, 'restored') };
    if (!place.env.DATABASE_URL) {
      const restore = (env: { [name: string]: string }) =>
        runCommand(settings('other', { ...restored, ...env }), 'restore', [backup]);
      await expect(restore({})).rejects.toThrow(noKey);
      const sent = bucket.requests.length;
      await expect(restore({ UPLOAD_KEY: keys[1] })).rejects.toThrow(
        /UPLOAD_KEY is not the one .*Nothing was written.*ACCEPT_CHANGED=UPLOAD_KEY/,
      );
      expect(bucket.requests.slice(sent).filter((one) => one.includes(row!.id))).toEqual([]);
      const other = settings('other', { ...restored, UPLOAD_KEY: `${keys[1]},${keys[0]}` });
      await runCommand(other, 'restore', [backup]);
      await opensWith(other);
    }
    expect(readdirSync(place.env.DATA_DIR)).not.toContain('upload.key');
    bucket.remove(row!.id);
    await expect(runCommand(to, 'backup', [join(folder, 'second.tar')])).rejects.toThrow(
      /1 of 1 .*missing/,
    );
    expect(await runUploadsCommand(to, ['copy'])).toBe(2);
    expect(said.at(-1)).toMatch(/^1 files are missing or damaged/);
    write.mockRestore();
    await place.remove();
  },
);

it(
  'a backup that is interrupted leaves no files, and the next one removes what a killed one has left',
  slowly,
  async () => {
    const place = await createTestStorage();
    const env = { ...bucket.env, UPLOAD_KEY: keys[0], OUTSIDE_SECONDS: '60' };
    const server = await TestServer.open({ place, env });
    expect((await changeAddress(await server.signIn('C10001'), file)).body.status).toBe('success');
    await server.close();
    const target = mkdtempSync(join(folder, 'backups-'));
    const program = join(await builtServer(), 'server/main.js');
    /** Ends a backup by a signal while it fetches the file. */
    const interrupt = async (signal: 'SIGINT' | 'SIGKILL') => {
      bucket.fault = (request) => (request.startsWith('GET') ? 'never answers' : undefined);
      const asked = bucket.requests.length;
      const { PATH, HOME, TMPDIR } = process.env;
      const child = spawn(process.execPath, [program, 'backup', join(target, 'portal.tar')], {
        env: { PATH, HOME, TMPDIR, ...place.env, ...env },
        stdio: 'ignore',
      });
      const ended = once(child, 'close');
      await until(() => bucket.requests.slice(asked).some((one) => one.startsWith('GET')));
      expect(readdirSync(target)).toHaveLength(1);
      child.kill(signal);
      return ended;
    };
    expect(await interrupt('SIGINT')).toEqual([130, null]);
    expect(readdirSync(target)).toEqual([]);
    expect(await interrupt('SIGKILL')).toEqual([null, 'SIGKILL']);
    expect(readdirSync(target)).toHaveLength(1);
    bucket.fault = () => undefined;
    await runCommand(readSettings({ ...place.env, ...env }), 'backup', [
      join(target, 'portal.tar'),
    ]);
    expect(readdirSync(target)).toEqual(['portal.tar']);
    await place.remove();
  },
);

if (process.env.DATABASE_URL)
  it('two processes with data folders of their own share the files', async () => {
    const place = await createTestStorage();
    const env = { ...bucket.env, UPLOAD_KEY: keys[0] };
    const secrets = Object.fromEntries(
      ['SESSION_SECRET', 'OTP_PEPPER', 'PAYMENT_SECRET', 'TICKETS_SECRET'].map((name) => [
        name,
        'a secret of thirty-two characters',
      ]),
    );
    const shared = { ...env, ...secrets, DRAFT_KEY: keys[1] };
    const one = await TestServer.open({ place, env: shared });
    const away = { ...place, env: { ...place.env, DATA_DIR: join(folder, 'away') } };
    const other = await TestServer.open({ place: away, env: shared });
    const asha = await one.signIn('C10001');
    expect((await changeAddress(asha, file)).body.status).toBe('success');
    const [row] = await other.db.select().from(uploads);
    const store = await openFileStore(readSettings({ ...shared, ...away.env }));
    expect(await buffer(await readWhole(store, row!))).toEqual(Buffer.from(file.bytes));
    store.close();
    await other.close();
    await expect(
      TestServer.open({ place: away, env: { ...shared, UPLOAD_KEY: keys[1] } }),
    ).rejects.toThrow(/^UPLOAD_KEY is not the one/);
    await one.close();
    await place.remove();
  });
