import { closedStatuses, type Input } from '#api';
import { eq } from 'drizzle-orm';
import { later } from '../clock';
import type { Services } from '../services';
import type { Db } from '../store/open';
import { ticketEvents, tickets } from '../store/schema';

type TicketEvent = typeof ticketEvents.$inferSelect;
type Ticket = typeof tickets.$inferSelect;

/** The clock of the other system may be behind ours. */
const allowance = { minutes: -5 };

export const isClosed = (statusCode: number): boolean => closedStatuses.includes(statusCode);

/** What became of an event; the event as it was taken first, and whether it changed what the customer sees. */
export type StatusOutcome =
  | { outcome: 'applied' | 'repeated' | 'outdated'; event: TicketEvent; ticket: Ticket }
  | { outcome: 'unknown' }
  | { outcome: 'tooEarly'; field: 'at' | 'closedAt' }
  | { outcome: 'contradiction' };

/**
 * Applies what the insurer's system says of a ticket. Events are ordered by their own time, whenever they arrive; of two
 * of the same moment the one that arrives later counts. The same event, sent again, changes nothing.
 */
export async function applyStatus(
  { db, now }: Services,
  { at, note, closedAt, ...sent }: Input<'POST ticket-status/'>,
): Promise<StatusOutcome> {
  const { ticketNumber, statusCode, subStatus } = sent;
  const event = {
    ...sent,
    at: new Date(at),
    note: note ?? null,
    closedAt: isClosed(statusCode) ? new Date(closedAt ?? at) : null,
    receivedAt: now(),
  };
  return db.transaction(async (tx) => {
    const isThis = eq(tickets.ticketNumber, ticketNumber);
    const [ticket] = await tx.select().from(tickets).where(isThis).for('update');
    if (!ticket) return { outcome: 'unknown' };
    const earliest = later(ticket.createdAt, allowance);
    if (event.at < earliest) return { outcome: 'tooEarly', field: 'at' };
    if (event.closedAt && event.closedAt < earliest)
      return { outcome: 'tooEarly', field: 'closedAt' };
    const applied = ticket.statusAt === null || event.at >= ticket.statusAt;
    const [first] = await tx
      .insert(ticketEvents)
      .values({ ...event, applied })
      .onConflictDoNothing()
      .returning();
    if (!first) return repeated(tx, event, ticket);
    if (!applied) return { outcome: 'outdated', event: first, ticket };
    await tx
      .update(tickets)
      .set({
        statusCode,
        subStatus,
        description: note ?? ticket.description,
        closedAt: event.closedAt,
        statusAt: event.at,
      })
      .where(isThis);
    return { outcome: 'applied', event: first, ticket };
  });
}

async function repeated(
  tx: Db,
  event: Omit<TicketEvent, 'applied'>,
  ticket: Ticket,
): Promise<StatusOutcome> {
  const [before] = await tx
    .select()
    .from(ticketEvents)
    .where(eq(ticketEvents.eventId, event.eventId));
  return contentOf(before!) === contentOf(event)
    ? { outcome: 'repeated', event: before!, ticket }
    : { outcome: 'contradiction' };
}

const contentOf = ({
  ticketNumber,
  at,
  statusCode,
  subStatus,
  note,
  closedAt,
}: Omit<TicketEvent, 'applied'>): string =>
  JSON.stringify([ticketNumber, at, statusCode, subStatus, note, closedAt]);
