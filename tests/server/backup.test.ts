import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/server/store/backup/command';
import { type Manifest } from '../../src/server/store/backup/archive';
import { openStore, type StoreSettings } from '../../src/server/store/open';
import { tickets as ticketTable } from '../../src/server/store/schema';
import { createTestStorage, type TestStorage } from './help/database';
import { fileNamed } from './help/files';
import { changeAddress, ticketsOf } from './help/requests';
import { TestServer } from './help/server';

const server = process.env.DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
const file = join(folder, 'portal.tar');
let place: TestStorage;
let tickets: unknown[];
let headers: { [name: string]: string };
let running: TestServer | undefined;

const storeOf = ({ env }: TestStorage) => ({
  dataDir: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
});
const back = (target: TestStorage, ...args: string[]) =>
  runCommand(storeOf(target), 'restore', args.length > 0 ? args : [file]);
const leftIn = ({ env }: TestStorage) =>
  readdirSync(env.DATA_DIR).filter((name) => name.startsWith('.') || name.startsWith('db.'));
const uploadsOf = ({ env }: TestStorage) =>
  readdirSync(join(env.DATA_DIR, 'uploads'))
    .filter((name) => !['incoming', 'folder.id'].includes(name))
    .map((name) => [name, readFileSync(join(env.DATA_DIR, 'uploads', name), 'hex')]);

/** Storage in which nothing is yet. */
async function emptyStorage(): Promise<TestStorage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const removeFolder = async () => rmSync(dataDir, { recursive: true });
  if (!server) return { env: { DATA_DIR: dataDir }, remove: removeFolder };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await query(`create database ${name}`);
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    async remove() {
      await removeFolder();
      await query(`drop database ${name} with (force)`);
    },
  };
}

/** A copy of the backup in which the dump of the database or the manifest is another one. */
function backupWith(change: {
  dump?: (bytes: Buffer) => Buffer;
  manifest?: Partial<Manifest>;
}): string {
  const unpacked = mkdtempSync(join(folder, 'changed-'));
  execFileSync('tar', ['-xf', file, '-C', unpacked]);
  const dump = join(unpacked, server ? 'database.dump' : 'database.tar.gz');
  if (change.dump) writeFileSync(dump, change.dump(readFileSync(dump)));
  const manifest = join(unpacked, 'manifest.json');
  const changed = { ...JSON.parse(readFileSync(manifest, 'utf8')), ...change.manifest };
  writeFileSync(manifest, JSON.stringify(changed));
  const path = `${unpacked}.tar`;
  execFileSync('tar', ['-cf', path, '-C', unpacked, ...readdirSync(unpacked)]);
  rmSync(unpacked, { recursive: true });
  return path;
}

async function countTickets(target: TestStorage): Promise<number> {
  const store = await openStore(storeOf(target) as StoreSettings);
  const count = await store.db.$count(ticketTable);
  await store.close();
  return count;
}

async function query(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeAll(async () => {
  place = await createTestStorage();
  running = await TestServer.open({ place });
  const asha = await running.signIn('C10001');
  await changeAddress(asha, fileNamed('a.pdf'));
  tickets = await ticketsOf(asha, '50010001');
  ({ headers } = asha);
  if (!server) {
    await expect(runCommand(storeOf(place), 'backup', [file])).rejects.toThrow(/in use by process/);
    await running.close();
    running = undefined;
  }
  await runCommand(storeOf(place), 'backup', [file]);
});
afterAll(async () => {
  await running?.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

describe('backup', () => {
  it('is one file that only its owner can read, without keys', () => {
    expect(tickets).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['portal.tar']);
    const bytes = readFileSync(file);
    for (const name of ['session', 'otp', 'draft', 'payment', 'tickets']) {
      const key = readFileSync(join(place.env.DATA_DIR, `${name}.key`));
      expect([bytes.includes(key), bytes.includes(`${name}.key`)]).toEqual([false, false]);
    }
  });

  it('is restored into an empty place with its tickets and files, and is not restored twice unless told', async () => {
    const target = await emptyStorage();
    await back(target);
    expect(uploadsOf(target)).toEqual(uploadsOf(place));
    await expect(back(target)).rejects.toThrow(/not empty.*--replace/);
    await back(target, file, '--replace');
    // The keys are not in the backup.
    for (const name of ['session', 'otp', 'draft', 'payment', 'tickets'])
      copyFileSync(
        join(place.env.DATA_DIR, `${name}.key`),
        join(target.env.DATA_DIR, `${name}.key`),
      );
    const restored = await TestServer.open({ place: target });
    expect(await ticketsOf(restored.anyone.with(headers), '50010001')).toEqual(tickets);
    await restored.close();
    expect(leftIn(target)).toEqual([]);
    await target.remove();
  });

  const flipped = (bytes: Buffer) => {
    const changed = Buffer.from(bytes);
    changed[changed.length >> 1]! ^= 1;
    return changed;
  };
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);

  it.each([
    ['was changed', { dump: flipped }, /database in the backup is .*damaged. Nothing was written/],
    ['was cut', { dump: cut }, /database in the backup is .*damaged. Nothing was written/],
    [
      'was cut in a backup of an earlier version',
      { dump: cut, manifest: { digest: undefined } },
      /database in the backup is .*damaged|pg_restore failed/,
    ],
  ])('whose database %s replaces nothing', async (_what, change, words) => {
    const target = await createTestStorage();
    await expect(back(target, backupWith(change), '--replace')).rejects.toThrow(words);
    expect(await countTickets(target)).toBeGreaterThan(0);
    expect(leftIn(target)).toEqual([]);
    await target.remove();
  });

  it('of an earlier version, which has no digest of the database, is restored', async () => {
    const target = await emptyStorage();
    await back(target, backupWith({ manifest: { digest: undefined } }));
    expect(await countTickets(target)).toBeGreaterThan(0);
    await target.remove();
  });

  it('is said to be cut short if its end is missing, and changes nothing', async () => {
    const target = await emptyStorage();
    const short = join(folder, 'short.tar');
    const bytes = readFileSync(file);
    for (const part of [bytes.subarray(0, bytes.length >> 1), Buffer.from('no archive')]) {
      writeFileSync(short, part);
      await expect(back(target, short)).rejects.toThrow(/was cut short.*Nothing was changed/);
    }
    rmSync(short);
    expect(leftIn(target)).toEqual([]);
    await target.remove();
  });

  it('is said not to be one if it is another archive', async () => {
    const target = await emptyStorage();
    const other = join(folder, 'no-backup.tar');
    execFileSync('tar', ['-cf', other, '-C', target.env.DATA_DIR, '.']);
    await expect(back(target, other)).rejects.toThrow(/not a backup of the portal/);
    expect(leftIn(target)).toEqual([]);
    await target.remove();
  });

  if (!server)
    it('whose restore was killed in between leaves the database that was there', async () => {
      const target = await createTestStorage();
      const at = (name: string) => join(target.env.DATA_DIR, name);
      renameSync(at('db'), at('db.old'));
      mkdirSync(at('db.new'));
      mkdirSync(at('.restore-killed'));
      expect(await countTickets(target)).toBeGreaterThan(0);
      await back(target, file, '--replace');
      expect(leftIn(target)).toEqual([]);
      await target.remove();
    });

  it('is not made without a file of a ticket, and says which is missing', async () => {
    const [name, content] = uploadsOf(place)[0]!;
    const path = join(place.env.DATA_DIR, 'uploads', name!);
    rmSync(path);
    const other = join(folder, 'other.tar');
    await expect(runCommand(storeOf(place), 'backup', [other])).rejects.toThrow(name);
    writeFileSync(path, 'damaged');
    await expect(runCommand(storeOf(place), 'backup', [other])).rejects.toThrow(/damaged/);
    expect(existsSync(other)).toBe(false);
    writeFileSync(path, Buffer.from(content!, 'hex'));
  });

  it.each([
    [[], /npm run backup/],
    [['--replace'], /npm run restore/],
    [['portal.tar', '--replac'], /npm run restore/],
  ])('refuses a command that it does not know: %j', async (args, words) => {
    await expect(runCommand(storeOf(place), 'restore', args)).rejects.toThrow(words);
  });
});
