import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { dayInTimeZone } from '../../../src/server/clock';
import { loadDemoBook } from '../../../src/server/store/loadDemoBook';
import { openStore, type StoreSettings } from '../../../src/server/store/open';
import { fillSubTypes } from '../../../src/server/store/subTypes';
import { filesBelow } from '../../files';

export const root = join(import.meta.dirname, '../../..');

/** New storage for one test: a folder, and a new database when DATABASE_URL names a PostgreSQL server. */
export interface TestStorage {
  env: { DATA_DIR: string; DATABASE_URL?: string };
  remove(): Promise<void>;
}

export interface DatabaseOptions {
  /** The day on which the demo book was loaded, YYYY-MM-DD; today by default. */
  today?: string;
  hasDemoBook?: boolean;
}

/** Creates the template that nearly all tests copy, before the tests start. */
export async function makeTemplate(): Promise<void> {
  const server = process.env.DATABASE_URL;
  if (server) await templateDatabase(server, {});
  else await templateFolder({});
}

/**
 * Migrating a database and loading the demo book takes seconds, so the server's code does both once. Tests copy the
 * result: a folder for PGlite, or `create database … template` on PostgreSQL.
 */
export async function createTestStorage(options: DatabaseOptions = {}): Promise<TestStorage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const server = process.env.DATABASE_URL;
  if (!server) {
    cpSync(await templateFolder(options), join(dataDir, 'db'), { recursive: true });
    return { env: { DATA_DIR: dataDir }, remove: removeFolder };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = await templateDatabase(server, options);
  await query(server, `create database ${name} template ${template}`);
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseAt(server, name) },
    async remove() {
      await removeFolder();
      await query(server, `drop database ${name} with (force)`);
    },
  };
}

async function templateFolder(options: DatabaseOptions): Promise<string> {
  const folder = join(root, 'node_modules/.cache/portal-tests');
  const path = join(folder, templateName(options));
  if (existsSync(path)) {
    const now = new Date();
    utimesSync(path, now, now);
    return path;
  }
  mkdirSync(folder, { recursive: true });
  removeUnused(folder);
  const dataDir = mkdtempSync(join(folder, 'unfinished-'));
  await fill({ dataDir }, options);
  try {
    renameSync(join(dataDir, 'db'), path);
  } catch (error) {
    // Another worker created it first.
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
  return path;
}

/** Removes templates of other days and sources, and leftovers of interrupted runs. */
function removeUnused(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const unused = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (unused > 24 * 60 * 60 * 1000) rmSync(path, { recursive: true, force: true });
  }
}

async function templateDatabase(server: string, options: DatabaseOptions): Promise<string> {
  const name = templateName(options);
  const unfinished = `unfinished_${randomUUID().replaceAll('-', '')}`;
  const isThere = `select from pg_database where datname = '${name}'`;
  if ((await query(server, isThere)).rowCount) return name;
  await query(server, `create database ${unfinished}`);
  await fill({ dataDir: '', databaseUrl: databaseAt(server, unfinished) }, options);
  try {
    await query(server, `alter database ${unfinished} rename to ${name}`);
  } catch (error) {
    // Another worker created it first.
    if (!(await query(server, isThere)).rowCount) throw error;
    await query(server, `drop database ${unfinished}`);
  }
  return name;
}

async function fill(
  place: StoreSettings,
  { today, hasDemoBook = true }: DatabaseOptions,
): Promise<void> {
  const store = await openStore(place);
  const now = momentOf(today);
  await fillSubTypes(store.db);
  if (hasDemoBook) await loadDemoBook(store.db, now, dayAtInsurer(now));
  await store.close();
}

/** A moment on that day; now by default. */
export const momentOf = (today?: string) =>
  today === undefined ? new Date() : new Date(`${today}T06:00:00Z`);

const dayAtInsurer = (moment: Date) => dayInTimeZone(moment, 'Asia/Kolkata');

/** A name that depends on all inputs: the server's files, its packages, the day, and the demo book. */
function templateName({ today, hasDemoBook = true }: DatabaseOptions): string {
  sources ??=
    JSON.stringify(filesBelow('src/server', root)) +
    readFileSync(join(root, 'package-lock.json'), 'utf8');
  const contents = [sources, dayAtInsurer(momentOf(today)), hasDemoBook];
  const digest = createHash('sha256').update(contents.join('\n')).digest('hex');
  return `template_${digest.slice(0, 16)}`;
}

let sources: string | undefined;

function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function query(connectionString: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
