import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../../missingFile';
import type { FileStore } from '../../uploads/fileStore';
import { FolderStore } from '../../uploads/folderStore';
import { openFileStore } from '../../uploads/openFileStore';
import { prepareDataFolder, protectDataFolder } from '../dataFolder';
import { lockDataFolder, StoreError } from '../dataFolderLock';
import {
  type BackupSettings,
  connectionOf,
  databaseName,
  type Manifest,
  manifestName,
  nowhere,
  readAll,
  runProgram,
} from './archive';

/**
 * Brings a backup into an empty database, and its files into the data folder or the bucket of the settings; with `replace`
 * into any database, which is lost. Files come before the rows that name them. Returns the number of files.
 */
export async function restore(
  settings: BackupSettings,
  file: string,
  { replace = false } = {},
): Promise<number> {
  const { dataDir, databaseUrl } = settings;
  if (!existsSync(file)) throw new StoreError(`There is no ${file}.`);
  await prepareDataFolder(dataDir);
  const folder = await mkdtemp(join(dataDir, '.restore-'));
  let store: FileStore | undefined;
  try {
    store = await openFileStore(settings);
    await runProgram('tar', ['-xf', file, '-C', folder]);
    const manifest: Manifest = JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
    const { kind } = manifest;
    if ((kind === 'postgresql') !== Boolean(databaseUrl))
      throw new StoreError(
        `The backup is of ${kind === 'postgresql' ? 'PostgreSQL: set' : 'PGlite: do not set'} DATABASE_URL.`,
      );
    const files = manifest.files.map((one) => ({ ...one, path: join(folder, 'uploads', one.id) }));
    // A backup of an earlier version does not say how large they are.
    for (const one of files)
      one.size ??= await stat(one.path).then(({ size }) => size, ifMissing(0));
    await readAll(files, new FolderStore(folder), nowhere);
    const database = join(folder, databaseName[kind]);
    const bring = () => store!.put(files);
    if (databaseUrl) await intoPostgres(databaseUrl, database, replace, bring);
    else await intoPGlite(dataDir, database, replace, bring);
    await protectDataFolder(dataDir);
    return files.length;
  } finally {
    store?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

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
  const folder = join(dataDir, 'db');
  const release = await lockDataFolder(join(dataDir, 'db.lock'));
  try {
    const isEmpty = !existsSync(folder) || (await readdir(folder)).length === 0;
    if (!isEmpty && !replace) throw notEmpty(folder);
    await bringFiles();
    await rm(folder, { recursive: true, force: true });
    const { PGlite } = await import('@electric-sql/pglite');
    const loadDataDir = new Blob([await readFile(dump)], { type: 'application/x-gzip' });
    const client = await PGlite.create({ dataDir: folder, loadDataDir });
    await client.close();
  } finally {
    await release();
  }
}

const notEmpty = (what: string) =>
  new StoreError(
    `${what} is not empty. Restore into a new one, or add --replace: what is in it is then lost.`,
  );
