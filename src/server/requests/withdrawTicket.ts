import { and, eq } from 'drizzle-orm';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { recordText } from '../i18n';
import { queueDelivery } from '../store/deliveries';
import { tickets } from '../store/schema';
import { isClosed } from './ticketStatus';

type Ticket = typeof tickets.$inferSelect;

/** `never`: its request type has no withdrawal; `over`: its days have passed; `closed`: nobody works on it any more. */
export type WithdrawOutcome =
  | { outcome: 'withdrawn' | 'repeated'; ticket: Ticket }
  | { outcome: 'never' | 'over' | 'closed'; ticket: Ticket }
  | { outcome: 'unknown' };

/** Whether a customer can withdraw a ticket on this day, YYYY-MM-DD. */
export const withdrawalProblem = (
  {
    withdrawal,
    withdrawnAt,
    statusCode,
  }: Pick<Ticket, 'withdrawal' | 'withdrawnAt' | 'statusCode'>,
  today: string,
): 'never' | 'over' | 'closed' | undefined => {
  if (!withdrawal) return 'never';
  if (isClosed(statusCode) || withdrawnAt) return 'closed';
  return today > withdrawal.until ? 'over' : undefined;
};

/**
 * Withdraws a ticket of the customer, and queues that for the insurer's system, in one transaction. The row is locked as
 * by a change of the status: whichever comes first counts, and what that system says of a moment before is outdated. A
 * second time changes nothing.
 */
export async function withdrawTicket(
  services: Services,
  { clientId }: Session,
  ticketNumber: string,
): Promise<WithdrawOutcome> {
  const { db, now, today, ticketDelivery } = services;
  const withdrawn = await db.transaction(async (tx): Promise<WithdrawOutcome> => {
    const [ticket] = await tx
      .select()
      .from(tickets)
      .where(and(eq(tickets.clientId, clientId), eq(tickets.ticketNumber, ticketNumber)))
      .for('update');
    if (!ticket) return { outcome: 'unknown' };
    if (ticket.withdrawnAt) return { outcome: 'repeated', ticket };
    const problem = withdrawalProblem(ticket, today());
    if (problem) return { outcome: problem, ticket };
    const at = now();
    await tx
      .update(tickets)
      .set({
        statusCode: cancelled,
        subStatus: recordText('request.withdrawn.subStatus'),
        description: recordText('request.withdrawn.description'),
        closedAt: at,
        withdrawnAt: at,
        statusAt: ticket.statusAt && ticket.statusAt > at ? ticket.statusAt : at,
      })
      .where(eq(tickets.ticketNumber, ticketNumber));
    if (ticketDelivery) await queueDelivery(tx, ticket, at, 'withdrawal');
    return { outcome: 'withdrawn', ticket: { ...ticket, withdrawnAt: at } };
  });
  if (withdrawn.outcome === 'withdrawn') ticketDelivery?.wake();
  return withdrawn;
}

/** Of the insurer's CRM. */
const cancelled = 6;
