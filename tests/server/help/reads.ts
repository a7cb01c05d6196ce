import { sql } from 'drizzle-orm';
import type { TestServer } from './server';

interface Reads {
  table: string;
  /** How often it was read from end to end. */
  scans: number;
  /** How many rows were found by an index. */
  rows: number;
}

/** From now on a table is read from end to end only where no index serves: a small one would be otherwise. */
export async function preferIndexes({ db }: TestServer): Promise<void> {
  await db.execute(sql`set enable_seqscan = off`);
}

async function readSoFar({ db }: TestServer): Promise<Map<string, Reads>> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const found = await db.execute(
    sql`select relname as name, seq_scan as scans, coalesce(idx_tup_fetch, 0) as rows
      from pg_stat_user_tables where schemaname = 'public'`,
  );
  const { rows } = found as unknown as {
    rows: { name: string; scans: string; rows: string }[];
  };
  return new Map(
    rows.map(({ name, scans, rows }) => [
      name,
      { table: name, scans: Number(scans), rows: Number(rows) },
    ]),
  );
}

/** What `call` reads of each table. */
export async function readBy(server: TestServer, call: () => Promise<void>): Promise<Reads[]> {
  const before = await readSoFar(server);
  await call();
  const after = await readSoFar(server);
  return [...after.values()].map(({ table, scans, rows }) => ({
    table,
    scans: scans - before.get(table)!.scans,
    rows: rows - before.get(table)!.rows,
  }));
}
