import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { openStore, type Place, type Store } from '../../../src/server/store/open';

export const root = join(import.meta.dirname, '../../..');

/** A fresh place for data: a folder, and a database of its own where DATABASE_URL names a PostgreSQL server. */
export interface FreshPlace {
  env: { DATA_DIR: string; DATABASE_URL?: string };
  openStore(place: Place): Promise<Store>;
  remove(): Promise<void>;
}

export async function freshPlace(): Promise<FreshPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const server = process.env.DATABASE_URL;
  if (!server) {
    const open = async (place: Place) =>
      openStore(place, existsSync(join(place.dataDir, 'db')) ? undefined : await emptyDatabase());
    return { env: { DATA_DIR: dataDir }, openStore: open, remove: removeFolder };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await atServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    openStore,
    async remove() {
      await removeFolder();
      await atServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function atServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const migrationsFolder = join(root, 'src/server/store/migrations');

/** Making a PGlite folder takes seconds, so a migrated one is made once and kept until the migrations change. */
async function emptyDatabase(): Promise<Blob> {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  // The journal too: what was done is known by the moment that stands there.
  for (const file of [...files, 'meta/_journal.json'])
    hash.update(readFileSync(join(migrationsFolder, file)));
  const folder = join(root, 'node_modules/.cache/server-tests');
  const path = join(folder, `${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const client = await PGlite.create();
    await migrate(drizzle({ client }), { migrationsFolder });
    const dump = await client.dumpDataDir('none');
    await client.close();
    const beside = `${path}.${process.pid}`;
    writeFileSync(beside, Buffer.from(await dump.arrayBuffer()));
    renameSync(beside, path);
  }
  return new Blob([readFileSync(path)]);
}
