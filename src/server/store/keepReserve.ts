import type { PGlite } from '@electric-sql/pglite';
import { DiskFullError, hasRoom } from './diskRoom';

/** What changes nothing in the database; a select that locks rows or takes numbers runs within a transaction. */
const reading = /^\s*select\b/i;

/**
 * Refuses statements and transactions that write while the disk has no room but the reserve of the database. Everything
 * passes here: customers and background work. What has begun may use the reserve.
 */
export function keepReserve(client: PGlite, dataDir: string): void {
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = async (statement, ...more) => {
    if (!reading.test(statement)) await requireRoom(dataDir);
    return query(statement, ...more);
  };
  client.transaction = async (work) => {
    await requireRoom(dataDir);
    return transaction(work);
  };
}

async function requireRoom(dataDir: string): Promise<void> {
  if (!(await hasRoom(dataDir))) throw new DiskFullError(`the disk of ${dataDir} is nearly full`);
}
