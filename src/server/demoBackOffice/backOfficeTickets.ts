import { count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { DeliveredTicket } from '#api';
import type { Db } from '../store/open';
import { backOfficeTickets } from '../store/schema';
import type { ClerkForm } from './clerkForm';

export const backOfficePath = '/demo/back-office';

export const pageSize = 25;

type Row = typeof backOfficeTickets.$inferSelect;

/** A ticket as it was delivered, with what the clerk has done with it. */
export type BackOfficeTicket = Omit<Row, 'delivery'> & { delivery: DeliveredTicket };

/** Stores a ticket; one that is delivered again stays as it is. */
export async function takeTicket(db: Db, delivery: DeliveredTicket, now: Date): Promise<void> {
  const { ticketNumber } = delivery;
  await db
    .insert(backOfficeTickets)
    .values({ ticketNumber, delivery, receivedAt: now, statusCode: 1 })
    .onConflictDoNothing();
}

/** A ticket that its customer has withdrawn; false if it never arrived. */
export async function takeWithdrawal(db: Db, ticketNumber: string): Promise<boolean> {
  const taken = await db
    .update(backOfficeTickets)
    .set({ statusCode: 6, subStatus: 'Withdrawn', note: 'Withdrawn by the customer.' })
    .where(eq(backOfficeTickets.ticketNumber, ticketNumber))
    .returning({ ticketNumber: backOfficeTickets.ticketNumber });
  return taken.length > 0;
}

/**
 * A page of the tickets with this text in their number, policy or customer, newest first; and how many there are. Pages
 * start at 1.
 */
export async function listTickets(
  db: Db,
  number: string,
  page: number,
): Promise<{ tickets: BackOfficeTicket[]; total: number }> {
  const { delivery } = backOfficeTickets;
  const searched = [
    backOfficeTickets.ticketNumber,
    sql`${delivery}->>'policyNumber'`,
    sql`${delivery}->>'clientId'`,
  ];
  // Numbers are read out, and typed, in groups.
  const text = number.replace(/\s/g, '');
  const found =
    text === '' ? undefined : or(...searched.map((one) => ilike(one, `%${escapeLike(text)}%`)));
  const [counted] = await db.select({ total: count() }).from(backOfficeTickets).where(found);
  const rows = await db
    .select()
    .from(backOfficeTickets)
    .where(found)
    .orderBy(desc(backOfficeTickets.receivedAt), desc(backOfficeTickets.ticketNumber))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { tickets: rows as BackOfficeTicket[], total: counted!.total };
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export async function findBackOfficeTicket(
  db: Db,
  ticketNumber: string,
): Promise<BackOfficeTicket | undefined> {
  const [found] = await db
    .select()
    .from(backOfficeTickets)
    .where(eq(backOfficeTickets.ticketNumber, ticketNumber));
  return found as BackOfficeTicket | undefined;
}

/** To be called when the portal has taken the change. Without a note the customer goes on reading the earlier one. */
export async function keepStatus(
  db: Db,
  ticketNumber: string,
  { statusCode, subStatus, note }: ClerkForm,
): Promise<void> {
  await db
    .update(backOfficeTickets)
    .set({ statusCode: Number(statusCode), subStatus, ...(note && { note }) })
    .where(eq(backOfficeTickets.ticketNumber, ticketNumber));
}
