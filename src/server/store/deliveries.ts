import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { later } from '../clock';
import { lockNames } from './advisoryLocks';
import type { Db } from './open';
import { deliveries, type DeliveryKind, tickets } from './schema';

/** A delivery that this process has taken to send it. */
export type Delivery = typeof deliveries.$inferSelect;

const isWaiting = (row: { [name in 'deliveredAt' | 'parkedAt']: PgColumn }) =>
  and(isNull(row.deliveredAt), isNull(row.parkedAt));

/** Queues a ticket, or its withdrawal, in the transaction that stores it. */
export async function queueDelivery(
  tx: Db,
  { ticketNumber, policyNumber }: Pick<Delivery, 'ticketNumber' | 'policyNumber'>,
  now: Date,
  kind: DeliveryKind = 'ticket',
): Promise<void> {
  // Held until the ticket is committed: its place counts only if no later place of the policy is seen before.
  await lockNames(tx, [`tickets of policy ${policyNumber}`]);
  await tx
    .insert(deliveries)
    .values({ ticketNumber, kind, policyNumber, queuedAt: now, nextAttemptAt: now })
    .onConflictDoNothing();
}

/**
 * Takes the deliveries that are due longest, at most so many, until `leaseSeconds` from now. A delivery is due only while
 * no earlier one of its policy waits. Processes never take the same one.
 */
export async function takeDeliveries(
  db: Db,
  now: Date,
  { leaseSeconds, most }: { leaseSeconds: number; most: number },
): Promise<Delivery[]> {
  const earlier = alias(deliveries, 'earlier');
  const firstOfPolicy = db
    .select({ place: min(earlier.place) })
    .from(earlier)
    .where(and(isWaiting(earlier), eq(earlier.policyNumber, deliveries.policyNumber)));
  // A minimum is looked up in the index for one row after the other. Written with `not exists`, all that wait are compared
  // with all that wait where the database believes them to be few, as it does when many came since it counted.
  const due = db.$with('due').as(
    db
      .select({ ticketNumber: deliveries.ticketNumber, kind: deliveries.kind })
      .from(deliveries)
      .where(
        and(
          isWaiting(deliveries),
          lte(deliveries.nextAttemptAt, now),
          eq(deliveries.place, firstOfPolicy),
        ),
      )
      .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.place))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      firstTriedAt: sql`coalesce(${deliveries.firstTriedAt}, ${now.toISOString()}::timestamptz)`,
      nextAttemptAt: later(now, { seconds: leaseSeconds }),
    })
    .from(due)
    .where(isRow(due))
    .returning(getTableColumns(deliveries));
}

export async function markDelivered(db: Db, delivery: Delivery, now: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ deliveredAt: now, parkedAt: null, problem: null })
    .where(isRow(delivery));
}

/** Puts a delivery back after a failure: to be tried again at a moment, or parked. */
export async function putBack(
  db: Db,
  delivery: Delivery,
  problem: string,
  next: { nextAttemptAt: Date } | { parkedAt: Date },
): Promise<void> {
  await db
    .update(deliveries)
    .set({ problem, ...next })
    .where(isHeld(delivery));
}

/** Puts a delivery back whose attempt was broken off by the stop of this process: it does not count. */
export async function release(db: Db, delivery: Delivery, now: Date): Promise<void> {
  const attempts = delivery.attempts - 1;
  await db
    .update(deliveries)
    .set({ attempts, nextAttemptAt: now, ...(attempts === 0 && { firstTriedAt: null }) })
    .where(isHeld(delivery));
}

/** Not if it was taken again meanwhile, because this process was too slow. */
const isHeld = (delivery: Delivery) =>
  and(isRow(delivery), eq(deliveries.attempts, delivery.attempts), isWaiting(deliveries));

type Key = Pick<Delivery, 'ticketNumber' | 'kind'>;

/** By the primary key: the table keeps what was delivered, and only that key finds one among all of it. */
const isRow = ({ ticketNumber, kind }: { [Name in keyof Key]: Key[Name] | SQLWrapper }) =>
  and(eq(deliveries.ticketNumber, ticketNumber), eq(deliveries.kind, kind));

export interface QueueFigures {
  waiting: number;
  parked: number;
  /** How long the oldest waiting one has been waiting; 0 if none is. */
  oldestSeconds: number;
}

export async function queueFigures(db: Db, now: Date): Promise<QueueFigures> {
  const [waiting] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      oldest: sql<Date | null>`min(${deliveries.queuedAt})`.mapWith(deliveries.queuedAt),
    })
    .from(deliveries)
    .where(isWaiting(deliveries));
  const { count, oldest } = waiting!;
  return {
    waiting: count,
    parked: await db.$count(deliveries, isNotNull(deliveries.parkedAt)),
    oldestSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0,
  };
}

/** The first waiting delivery of each policy, oldest first, with how many later ones of the policy wait for it. */
export async function waitingDeliveries(db: Db): Promise<(Delivery & { holdsUp: number })[]> {
  const rows = await db
    .selectDistinctOn([deliveries.policyNumber], {
      ...getTableColumns(deliveries),
      holdsUp: sql`count(*) over (partition by ${deliveries.policyNumber}) - 1`.mapWith(Number),
    })
    .from(deliveries)
    .where(isWaiting(deliveries))
    .orderBy(asc(deliveries.policyNumber), asc(deliveries.place));
  return rows.sort((one, other) => one.place - other.place);
}

/** Parks a waiting delivery, so that the later ones of its policy go on; false if it does not wait. */
export async function parkDelivery(db: Db, now: Date, ticketNumber: string): Promise<boolean> {
  const rows = await db
    .update(deliveries)
    .set({ parkedAt: now, problem: sql`coalesce(${deliveries.problem}, 'parked by hand')` })
    .where(and(eq(deliveries.ticketNumber, ticketNumber), isWaiting(deliveries)))
    .returning({ ticketNumber: deliveries.ticketNumber });
  return rows.length > 0;
}

/** The deliveries that were given up, oldest first. */
export async function parkedDeliveries(db: Db): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(isNotNull(deliveries.parkedAt))
    .orderBy(asc(deliveries.place));
}

/** Has parked deliveries sent again, these or all; returns the numbers of their tickets. */
export async function sendParked(db: Db, now: Date, ticketNumbers: string[]): Promise<string[]> {
  const rows = await db
    .update(deliveries)
    .set({ parkedAt: null, attempts: 0, firstTriedAt: null, nextAttemptAt: now })
    .where(
      and(
        isNotNull(deliveries.parkedAt),
        ticketNumbers.length > 0 ? inArray(deliveries.ticketNumber, ticketNumbers) : undefined,
      ),
    )
    .returning({ ticketNumber: deliveries.ticketNumber });
  return rows.map(({ ticketNumber }) => ticketNumber);
}

/** Queues the tickets that were raised in the portal since then and never queued; returns how many. */
export async function queueRaisedSince(db: Db, since: Date, now: Date): Promise<number> {
  const never = await db
    .select({ ticketNumber: tickets.ticketNumber, policyNumber: tickets.policyNumber })
    .from(tickets)
    .leftJoin(deliveries, eq(deliveries.ticketNumber, tickets.ticketNumber))
    .where(
      and(
        gte(tickets.createdAt, since),
        // Others were not raised in the portal.
        isNotNull(tickets.requestKey),
        sql`${tickets.answers} <> '{}'`,
        isNull(deliveries.ticketNumber),
      ),
    )
    .orderBy(asc(tickets.createdAt), asc(tickets.ticketNumber));
  for (const ticket of never) await db.transaction((tx) => queueDelivery(tx, ticket, now));
  return never.length;
}
