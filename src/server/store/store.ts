import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Settings } from '../settings';

/** PGlite or PostgreSQL, with the same schema and migrations. Inside `db.transaction` use only its argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Store {
  kind: 'pglite' | 'postgresql';
  db: Db;
  /** The connections of the pool; undefined for the database in the process. */
  pool?(): { total: number; idle: number; waiting: number };
  /** Reports a connection that breaks outside a query. */
  onFailure(report: (error: Error, host: string) => void): void;
  /**
   * Calls `onNotification` for each notification on a channel, and whenever some may have been missed. Resolves, once it listens,
   * with a function that stops it.
   */
  listen(channel: string, onNotification: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Without a limit of its own a database waits for ever. */
export type StoreSettings = Pick<Settings, 'dataDir'> &
  Partial<
    Pick<
      Settings,
      | 'databaseUrl'
      | 'databaseConnections'
      | 'databaseWaitSeconds'
      | 'databaseStatementSeconds'
      | 'databaseLockSeconds'
      | 'databaseIdleSeconds'
    >
  >;
