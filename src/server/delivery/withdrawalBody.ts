import type { DeliveredWithdrawal } from '#api';
import { eq } from 'drizzle-orm';
import type { Services } from '../services';
import { tickets } from '../store/schema';

/** What is sent of a withdrawal. Throws if there is no such ticket, or it was not withdrawn. */
export async function withdrawalBody(
  { db }: Pick<Services, 'db'>,
  ticketNumber: string,
): Promise<DeliveredWithdrawal> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.ticketNumber, ticketNumber));
  if (!ticket?.withdrawnAt) throw new Error(`The ticket ${ticketNumber} was not withdrawn.`);
  const { policyNumber, clientId, withdrawnAt } = ticket;
  return { ticketNumber, policyNumber, clientId, withdrawnAt: withdrawnAt.toISOString() };
}
