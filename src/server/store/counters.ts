import { and, eq, inArray, sql } from 'drizzle-orm';
import { later } from '../clock';
import type { Db } from './open';
import { counters } from './schema';

/** An event that is counted in a fixed window, which begins with the first one of each key, or after all were taken back. */
interface Counter {
  event: string;
  minutes: number;
  /** Each event begins the window anew. */
  renews?: true;
}

export interface Count {
  count: number;
  /** When the window ends and the count begins anew. */
  until: Date;
}

/** Counts one event for each key, across all servers of the database; returns the highest count. */
export async function countEvent(
  db: Db,
  now: Date,
  { event, minutes, renews }: Counter,
  keys: string[],
): Promise<Count> {
  const { count, since } = counters;
  const isOver = sql`(${since} <= ${later(now, { minutes: -minutes })} or ${count} = 0)`;
  const rows = await db
    .insert(counters)
    // In one order, because two statements that update the same rows in different orders would deadlock.
    .values([...new Set(keys)].sort().map((key) => ({ event, key, count: 1, since: now })))
    .onConflictDoUpdate({
      target: [counters.event, counters.key],
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        since: renews
          ? sql`excluded.since`
          : sql`case when ${isOver} then excluded.since else ${since} end`,
      },
    })
    .returning();
  const highest = rows.reduce((one, other) => (other.count > one.count ? other : one));
  return { count: highest.count, until: later(highest.since, { minutes }) };
}

/** Takes back an event that was counted before it was known not to count; by 0 it writes the same and changes nothing. */
export async function uncountEvent(
  db: Db,
  { event }: Counter,
  keys: string[],
  by: 0 | 1,
): Promise<void> {
  const { count, key } = counters;
  // Locked in the order in which `countEvent` does it.
  const locked = db
    .select({ key })
    .from(counters)
    .where(and(eq(counters.event, event), inArray(key, keys)))
    .orderBy(key)
    .for('update');
  await db
    .update(counters)
    .set({ count: sql`greatest(${count} - ${by}::integer, 0)` })
    .where(and(eq(counters.event, event), inArray(key, locked)));
}
