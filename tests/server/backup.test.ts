import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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
const back = (target: TestStorage, ...flags: string[]) =>
  runCommand(storeOf(target), 'restore', [file, ...flags]);
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
    await back(target, '--replace');
    // The keys are not in the backup.
    for (const name of ['session', 'otp', 'draft', 'payment', 'tickets'])
      copyFileSync(
        join(place.env.DATA_DIR, `${name}.key`),
        join(target.env.DATA_DIR, `${name}.key`),
      );
    const restored = await TestServer.open({ place: target });
    expect(await ticketsOf(restored.anyone.with(headers), '50010001')).toEqual(tickets);
    expect(readdirSync(target.env.DATA_DIR).filter((name) => name.startsWith('.'))).toEqual([]);
    await restored.close();
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
