import { sql } from 'drizzle-orm';
import type { Db } from './open';

/**
 * A transaction that no other one with a name in common runs beside, in all our servers. The names are locked in
 * one order, so that two transactions never wait for each other.
 */
export function withAdvisoryLocks<T>(
  db: Db,
  names: string[],
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    for (const name of [...new Set(names)].sort())
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    return work(tx);
  });
}
