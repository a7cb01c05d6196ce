import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { ClientConfig } from 'pg';
import { isUnavailable } from './databaseErrors';
import { listenTo } from './listenTo';
import { migrateDatabase } from './migrateDatabase';
import type { Db, Store, StoreSettings } from './store';

/** An arbitrary number, equal in all servers: only one of them migrates at a time. */
const migrationLock = 7_203_101;

/** How long a starting server waits for another one that migrates. */
const migrationWait = '30s';

/** Waits for no answer longer than the database itself does, and a little for the way. */
const graceMs = 1000;

/** Migrates a PostgreSQL database and opens connections to it. Rejects if it cannot be reached. */
export async function openPostgres(
  connectionString: string,
  settings: StoreSettings,
  migrationsFolder: string,
): Promise<Store> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const config = configOf(connectionString, settings);
  await migrateAlone({ ...config, statement_timeout: 0, query_timeout: 0 }, migrationsFolder);

  const pool = new pg.Pool({ ...config, max: settings.databaseConnections });
  // A connection can break at any moment, also between two statements: without a listener that would end the process.
  // The next statement fails, and the pool replaces the connection.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const db = drizzle({ client: pool });
  db.transaction = async (work, options) => {
    const client = await checkOut(() => pool.connect());
    let isBroken = false;
    try {
      return await drizzle({ client }).transaction(work, options);
    } catch (error) {
      isBroken = isUnavailable(error);
      throw error;
    } finally {
      // Drizzle's own transaction keeps a connection for ever whose `begin` failed, and gives others back unseen.
      client.release(isBroken);
    }
  };
  const { host } = new pg.Client({ connectionString });
  return {
    kind: 'postgresql',
    db: db as unknown as Db,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    onFailure: (report) =>
      // A pool that is ending still closes connections; an error of these is no failure.
      pool.on('error', (error) => {
        if (!pool.ending) report(error, host);
      }),
    listen: (channel, onNotification) => checkOut(() => listenTo(config, channel, onNotification)),
    close: () => pool.end(),
  };
}

function configOf(connectionString: string, settings: StoreSettings): ClientConfig {
  const milliseconds = (seconds: number | undefined) => seconds && seconds * 1000;
  const statement = milliseconds(settings.databaseStatementSeconds);
  return {
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: milliseconds(settings.databaseWaitSeconds),
    statement_timeout: statement,
    // If the database vanishes without a word, nobody else ends the statement.
    query_timeout: statement && statement + graceMs,
    lock_timeout: milliseconds(settings.databaseLockSeconds),
    idle_in_transaction_session_timeout: milliseconds(settings.databaseIdleSeconds),
  };
}

/** On a connection of its own: a migration may take longer than other statements. */
async function migrateAlone(config: ClientConfig, migrationsFolder: string): Promise<void> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const client = new pg.Client(config);
  client.on('error', () => {});
  await checkOut(() => client.connect());
  try {
    const db = drizzle({ client });
    await db.execute(sql.raw(`set lock_timeout = '${migrationWait}'`));
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await db.execute(sql`reset lock_timeout`);
    await migrateDatabase(db as unknown as Db, (options) => migrate(db, options), migrationsFolder);
  } finally {
    // Which releases the lock.
    await client.end();
  }
}

/** An error without a connection looks like every other error of the database. */
async function checkOut<T>(connect: () => Promise<T>): Promise<T> {
  try {
    return await connect();
  } catch (error) {
    throw new DrizzleQueryError('connect', [], error as Error);
  }
}
