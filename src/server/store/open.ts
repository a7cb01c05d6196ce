import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockDataFolder } from './dataFolderLock';
import * as schema from './schema';

/** Both databases behind one type: the same schema, SQL and migrations. Inside `db.transaction` use only its argument. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Store {
  kind: 'pglite' | 'postgresql';
  db: Db;
  /** Calls back when the database breaks a connection that nobody waits for. */
  onFailure(report: (error: Error, host: string) => void): void;
  close(): Promise<void>;
}

export interface StoreSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
}

// The same place beside this file and beside the built server.
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens the database that the settings name and brings it up to date. */
export async function openStore(place: StoreSettings): Promise<Store> {
  return place.databaseUrl ? openPostgres(place.databaseUrl) : openPGlite(place.dataDir);
}

async function openPGlite(dataDir: string): Promise<Store> {
  const release = await lockDataFolder(join(dataDir, 'db.lock'));
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    const client = await PGlite.create({ dataDir: join(dataDir, 'db') });
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder });
    const close = async () => {
      await client.close();
      await release();
    };
    return { kind: 'pglite', db: db as unknown as Db, onFailure: () => {}, close };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Any number, the same in all our servers: only one of them migrates at a time. */
const migrationLock = 7_203_101;

async function openPostgres(connectionString: string): Promise<Store> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client, schema }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    client.release();
  }
  const db = drizzle({ client: pool, schema }) as unknown as Db;
  const { host } = new pg.Client({ connectionString });
  return {
    kind: 'postgresql',
    db,
    onFailure: (report) =>
      // The pool has ended before the last of its connections is closed; what breaks then was given up.
      pool.on('error', (error) => {
        if (!pool.ending) report(error, host);
      }),
    close: () => pool.end(),
  };
}
