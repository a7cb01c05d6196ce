import { sql } from 'drizzle-orm';
import type { Db } from './open';

/**
 * A transaction that holds locks on these names, across all servers of the database. The names are locked in a fixed
 * order, which prevents deadlocks.
 */
export function withAdvisoryLocks<T>(
  db: Db,
  names: string[],
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockNames(tx, names);
    return work(tx);
  });
}

/** Holds locks on these names until the transaction ends. */
export async function lockNames(tx: Db, names: string[]): Promise<void> {
  for (const name of [...new Set(names)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
