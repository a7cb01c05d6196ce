import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockDataFolder } from './dataFolderLock';
import * as schema from './schema';

/** PGlite or PostgreSQL, with the same schema and migrations. Inside `db.transaction` use only its argument. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Store {
  kind: 'pglite' | 'postgresql';
  db: Db;
  /** The connections of the pool; undefined for the database in the process. */
  pool?(): { total: number; idle: number; waiting: number };
  /** Reports a connection that breaks outside a query. */
  onFailure(report: (error: Error, host: string) => void): void;
  close(): Promise<void>;
}

export interface StoreSettings {
  dataDir: string;
  databaseUrl?: string | undefined;
}

// Copied to the folder of the built server too.
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens the database and applies its migrations. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openPGlite(settings.dataDir);
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

/** An arbitrary number, equal in all servers: only one of them migrates at a time. */
const migrationLock = 7_203_101;

async function openPostgres(connectionString: string): Promise<Store> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000 });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
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
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    onFailure: (report) =>
      // A pool that is ending still closes connections; an error of these is no failure.
      pool.on('error', (error) => {
        if (!pool.ending) report(error, host);
      }),
    close: () => pool.end(),
  };
}
