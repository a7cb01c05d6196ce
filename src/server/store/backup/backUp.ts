import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readUploadKeys } from '../../secrets';
import type { FileStore } from '../../uploads/fileStore';
import { openFileStore } from '../../uploads/openFileStore';
import { databaseFolder } from '../databaseFolder';
import { lockDataFolder, StoreError } from '../dataFolderLock';
import { syncFolder } from '../diskFiles';
import {
  type BackupSettings,
  connectionOf,
  databaseName,
  digestOf,
  type Manifest,
  manifestName,
  nowhere,
  readAll,
  runProgram,
} from './archive';
import { inWorkFolder } from './workFolder';

const namesOfFiles = 'select id::text, size, digest from uploads order by id';

/**
 * Writes database and uploads into one tar file that only its owner can read: first the database, then the files that
 * it names, so that no ticket in it is without its files. Those of a bucket are fetched and opened. Keys are not in it.
 * Returns the number of files.
 */
export async function backUp(settings: BackupSettings, file: string): Promise<number> {
  process.umask(0o077);
  if (existsSync(file)) throw new StoreError(`${file} exists. Name a new file.`);
  const store = await openFileStore(settings);
  try {
    return await inWorkFolder(dirname(resolve(file)), '.portal-backup-', (folder) =>
      writeBackup(settings, store, folder, file),
    );
  } finally {
    store.close();
  }
}

async function writeBackup(
  settings: BackupSettings,
  store: FileStore,
  folder: string,
  file: string,
): Promise<number> {
  const kind = settings.databaseUrl ? 'postgresql' : 'pglite';
  const database = join(folder, databaseName[kind]);
  const files = settings.databaseUrl
    ? await dumpPostgres(settings.databaseUrl, database)
    : await dumpPGlite(settings.dataDir, database);
  const from = settings.bucket ? folder : resolve(settings.dataDir);
  await mkdir(join(from, 'uploads'), { recursive: true });
  await readAll(files, store, ({ id }) =>
    settings.bucket ? createWriteStream(join(from, 'uploads', id)) : nowhere(),
  );
  const manifest: Manifest = {
    kind,
    madeAt: new Date().toISOString(),
    digest: await digestOf(database),
    ...(settings.bucket && { uploadKey: (await readUploadKeys(settings))[0]!.id }),
    files,
  };
  await writeFile(join(folder, manifestName), JSON.stringify(manifest));
  const list = join(folder, 'list');
  await writeFile(list, files.map(({ id }) => `uploads/${id}\n`).join(''));
  const tar = join(folder, 'backup.tar');
  const own = ['-C', folder, manifestName, databaseName[kind]];
  await runProgram('tar', ['-cf', tar, ...own, '-C', from, '-T', list]);
  await sync(tar);
  await rename(tar, file);
  await syncFolder(dirname(resolve(file)));
  return files.length;
}

/** The dump and the names of the files are of the same moment, while servers go on. */
async function dumpPostgres(connectionString: string, path: string): Promise<Manifest['files']> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    const { url, env } = connectionOf(connectionString);
    const format = ['--format=custom', '--no-owner', '--no-privileges'];
    const args = [...format, `--snapshot=${rows[0].snapshot}`, `--file=${path}`, url];
    await runProgram('pg_dump', args, env);
    return (await client.query(namesOfFiles)).rows;
  } finally {
    await client.end();
  }
}

/** The server must be stopped: PGlite serves one process. */
async function dumpPGlite(dataDir: string, path: string): Promise<Manifest['files']> {
  const release = await lockDataFolder(join(dataDir, 'db.lock'));
  try {
    const folder = await databaseFolder(dataDir);
    if (!existsSync(folder))
      throw new StoreError(
        `There is no database in ${dataDir}. Set DATA_DIR to the folder of the server.`,
      );
    const { PGlite } = await import('@electric-sql/pglite');
    const client = await PGlite.create({ dataDir: folder });
    const { rows } = await client.query<Manifest['files'][number]>(namesOfFiles);
    const dump = await client.dumpDataDir('gzip');
    await client.close();
    await writeFile(path, Buffer.from(await dump.arrayBuffer()));
    return rows;
  } finally {
    await release();
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
