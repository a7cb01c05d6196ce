import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ifMissing } from '../../missingFile';
import { readUploadKeys } from '../../secrets';
import type { FileStore } from '../../uploads/fileStore';
import { FolderStore } from '../../uploads/folderStore';
import { openFileStore } from '../../uploads/openFileStore';
import { prepareDataFolder, protectDataFolder } from '../dataFolder';
import { databaseFolder, replaceDatabase } from '../databaseFolder';
import { lockDataFolder, StoreError } from '../dataFolderLock';
import {
  type BackupSettings,
  connectionOf,
  databaseName,
  digestOf,
  type Manifest,
  manifestName,
  nowhere,
  ProgramError,
  readAll,
  runProgram,
} from './archive';
import { inWorkFolder } from './workFolder';

/**
 * Brings a backup into an empty database, and its files into the data folder or the bucket of the settings; with `replace`
 * into any database, which is lost. Files come before the rows that name them. Returns the number of files.
 */
export async function restore(
  settings: BackupSettings,
  file: string,
  { replace = false } = {},
): Promise<number> {
  if (!existsSync(file)) throw new StoreError(`There is no ${file}.`);
  await prepareDataFolder(settings.dataDir);
  const store = await openFileStore(settings);
  try {
    return await inWorkFolder(settings.dataDir, '.restore-', async (folder) => {
      await unpack(file, folder);
      return bringBack(settings, store, folder, replace);
    });
  } finally {
    store.close();
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  try {
    await runProgram('tar', ['-xf', file, '-C', folder]);
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    throw new StoreError(
      `${file} cannot be unpacked: it was cut short, is damaged, or is no backup, unless there is no room for it in DATA_DIR. Nothing was changed. (${error.message})`,
      { cause: error },
    );
  }
}

async function bringBack(
  settings: BackupSettings,
  store: FileStore,
  folder: string,
  replace: boolean,
): Promise<number> {
  const { dataDir, databaseUrl } = settings;
  const manifest = await readManifest(folder);
  const { kind } = manifest;
  if ((kind === 'postgresql') !== Boolean(databaseUrl))
    throw new StoreError(
      `The backup is of ${kind === 'postgresql' ? 'PostgreSQL: set' : 'PGlite: do not set'} DATABASE_URL.`,
    );
  await checkUploadKey(settings, manifest);
  const database = join(folder, databaseName[kind]);
  await checkDatabase(database, manifest);
  const files = manifest.files.map((one) => ({ ...one, path: join(folder, 'uploads', one.id) }));
  // A backup of an earlier version does not say how large they are.
  for (const one of files) one.size ??= await stat(one.path).then(({ size }) => size, ifMissing(0));
  await readAll(files, new FolderStore(folder), nowhere);
  const bring = () => store.put(files);
  if (databaseUrl) await intoPostgres(databaseUrl, database, replace, bring);
  else await intoPGlite(dataDir, database, replace, bring);
  await protectDataFolder(dataDir);
  return files.length;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
  } catch {
    throw new StoreError(
      'The file is not a backup of the portal, or damaged. Nothing was written.',
    );
  }
}

/** A key that the servers do not have would make every file of the bucket unreadable. */
async function checkUploadKey(settings: BackupSettings, { uploadKey }: Manifest): Promise<void> {
  const isAccepted = settings.acceptChanged?.includes('UPLOAD_KEY');
  if (!settings.bucket || !uploadKey || isAccepted) return;
  const keys = await readUploadKeys(settings);
  if (keys.some(({ id }) => id === uploadKey)) return;
  throw new StoreError(
    'UPLOAD_KEY is not the one that was in use when the backup was made. Nothing was written. Set it to that one; to seal the files with another one on purpose, set ACCEPT_CHANGED=UPLOAD_KEY here and for the first start.',
  );
}

async function checkDatabase(path: string, { digest }: Manifest): Promise<void> {
  const found = await digestOf(path).catch(ifMissing(''));
  if (found !== (digest ?? found) || found === '') throw damaged();
}

const damaged = (cause?: unknown) =>
  new StoreError('The database in the backup is missing or damaged. Nothing was written.', {
    cause,
  });

async function intoPostgres(
  connectionString: string,
  dump: string,
  replace: boolean,
  bringFiles: () => Promise<void>,
): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client
    .query("select from pg_tables where schemaname in ('public', 'drizzle') limit 1")
    .finally(() => client.end());
  if (rows.length > 0 && !replace) throw notEmpty('The database');
  await bringFiles();
  const { url, env } = connectionOf(connectionString);
  const clean = replace ? ['--clean', '--if-exists'] : [];
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runProgram('pg_restore', [...whole, ...clean, `--dbname=${url}`, dump], env);
  await forgetPlaceOfUploads(connectionString);
}

/** The files are in another place now, on purpose: the next server tells the database which one. */
async function forgetPlaceOfUploads(connectionString: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('shared_values') as found");
    if (rows[0].found) await client.query("delete from shared_values where name = 'uploads'");
  } finally {
    await client.end();
  }
}

async function intoPGlite(
  dataDir: string,
  dump: string,
  replace: boolean,
  bringFiles: () => Promise<void>,
): Promise<void> {
  const release = await lockDataFolder(join(dataDir, 'db.lock'));
  try {
    const folder = await databaseFolder(dataDir);
    const isEmpty = !existsSync(folder) || (await readdir(folder)).length === 0;
    if (!isEmpty && !replace) throw notEmpty(folder);
    await replaceDatabase(dataDir, async (next) => {
      await loadDump(dump, next);
      await bringFiles();
    });
  } finally {
    await release();
  }
}

/** Unpacks a dump before PGlite sees it, which ends the process where it cannot do that. */
async function loadDump(dump: string, dataDir: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  try {
    const tar = await promisify(gunzip)(await readFile(dump));
    const loadDataDir = new Blob([tar], { type: 'application/x-tar' });
    const client = await PGlite.create({ dataDir, loadDataDir });
    await client.query('select from tickets limit 1');
    await client.close();
  } catch (error) {
    throw damaged(error);
  }
}

const notEmpty = (what: string) =>
  new StoreError(
    `${what} is not empty. Restore into a new one, or add --replace: what is in it is then lost.`,
  );
