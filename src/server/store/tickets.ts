import { closedStatuses, openStatuses, waitingStatus } from '#api';
import { oncePer } from '#engine';
import { and, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from './open';
import { asShownRecords, subTypes, ticketNumbers, tickets } from './schema';

const isOpen = inArray(tickets.statusCode, openStatuses);
const isClosed = inArray(tickets.statusCode, closedStatuses);

/** The next ticket number; the database generates it as part of an insert. */
export const nextTicketNumber = sql<string>`'SR' || lpad(nextval(${ticketNumbers.seqName!})::text, 8, '0')`;

/** The newest open request of a sub-type on a policy. */
export async function findOpenTicket(
  db: Db,
  policyNumber: string,
  subTypeCode: string,
): Promise<{ ticketNumber: string; clientId: string } | undefined> {
  const [found] = await openTicketQuery(db).execute({ policyNumber, subTypeCode });
  return found;
}

/** Put together once: most submits ask. */
const openTicketQuery = oncePer((db: Db) =>
  db
    .select({ ticketNumber: tickets.ticketNumber, clientId: tickets.clientId })
    .from(tickets)
    .where(
      and(
        eq(tickets.policyNumber, sql.placeholder('policyNumber')),
        isOpen,
        eq(tickets.subTypeCode, sql.placeholder('subTypeCode')),
      ),
    )
    .orderBy(desc(tickets.createdAt), desc(tickets.ticketNumber))
    .limit(1)
    .prepare(''),
);

/** The newest open requests of a sub-type, by policy. */
export async function openTicketNumbers(
  db: Db,
  clientId: string,
  subTypeCode: string,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ policyNumber: tickets.policyNumber, ticketNumber: tickets.ticketNumber })
    .from(tickets)
    .where(and(eq(tickets.clientId, clientId), eq(tickets.subTypeCode, subTypeCode), isOpen))
    .orderBy(tickets.createdAt, tickets.ticketNumber);
  return new Map(rows.map(({ policyNumber, ticketNumber }) => [policyNumber, ticketNumber]));
}

/** How many requests of a policy are open, and the numbers of those that wait for the customer, oldest first. */
export interface OpenTickets {
  count: number;
  waiting: string[];
}

export async function openTicketsByPolicy(
  db: Db,
  clientId: string,
): Promise<Map<string, OpenTickets>> {
  // Without a sub-status a status is not shown (TRACK-07).
  const isWaiting = and(eq(tickets.statusCode, waitingStatus), isNotNull(tickets.subStatus))!;
  const rows = await db
    .select({
      policyNumber: tickets.policyNumber,
      count: count(),
      waiting: sql<
        string[] | null
      >`array_agg(${tickets.ticketNumber} order by ${tickets.createdAt}, ${tickets.ticketNumber}) filter (where ${isWaiting})`,
    })
    .from(tickets)
    // Not listed before their sub-type is known.
    .innerJoin(subTypes, eq(subTypes.code, tickets.subTypeCode))
    .where(and(eq(tickets.clientId, clientId), isOpen))
    .groupBy(tickets.policyNumber);
  return new Map(
    rows.map(({ policyNumber, waiting, ...open }) => [
      policyNumber,
      { ...open, waiting: waiting ?? [] },
    ]),
  );
}

interface Page {
  page: number;
  pageSize: number;
}

/**
 * The tickets of a policy and those that apply to all policies of the customer, or all tickets of the customer; newest
 * first. Pages start at 1.
 */
export function ticketsOf(db: Db, clientId: string, policyNumber: string | undefined, page?: Page) {
  const found = db
    .select({
      policyNumber: tickets.policyNumber,
      requestKey: tickets.requestKey,
      subTypeCode: subTypes.code,
      subType: subTypes.title,
      statusCode: tickets.statusCode,
      subStatus: tickets.subStatus,
      ticketNumber: tickets.ticketNumber,
      createdAt: tickets.createdAt,
      closedAt: tickets.closedAt,
      description: tickets.description,
      withdrawal: tickets.withdrawal,
      withdrawnAt: tickets.withdrawnAt,
      hasAnswers: sql<boolean>`${asShownRecords.ticketNumber} is not null`,
    })
    .from(tickets)
    .innerJoin(subTypes, eq(subTypes.code, tickets.subTypeCode))
    .leftJoin(asShownRecords, eq(asShownRecords.ticketNumber, tickets.ticketNumber))
    .where(concerns(clientId, policyNumber))
    .orderBy(desc(tickets.createdAt), desc(tickets.ticketNumber))
    .$dynamic();
  return page ? found.limit(page.pageSize).offset((page.page - 1) * page.pageSize) : found;
}

/** How many tickets {@link ticketsOf} has on all pages, and how many of them are open and closed. */
export async function countTickets(
  db: Db,
  clientId: string,
  policyNumber: string | undefined,
): Promise<{ total: number; open: number; closed: number }> {
  const among = (condition: typeof isOpen) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counted] = await db
    .select({ total: count(), open: among(isOpen), closed: among(isClosed) })
    .from(tickets)
    .innerJoin(subTypes, eq(subTypes.code, tickets.subTypeCode))
    .where(concerns(clientId, policyNumber));
  return counted!;
}

/** A ticket of a customer by its number; undefined also for one of another customer. */
export async function findTicket(db: Db, clientId: string, ticketNumber: string) {
  const [found] = await db
    .select({
      ticketNumber: tickets.ticketNumber,
      policyNumber: tickets.policyNumber,
      subType: subTypes.title,
      createdAt: tickets.createdAt,
    })
    .from(tickets)
    .innerJoin(subTypes, eq(subTypes.code, tickets.subTypeCode))
    .where(and(eq(tickets.clientId, clientId), eq(tickets.ticketNumber, ticketNumber)));
  return found;
}

const concerns = (clientId: string, policyNumber: string | undefined) =>
  and(
    eq(tickets.clientId, clientId),
    policyNumber === undefined
      ? undefined
      : or(eq(tickets.policyNumber, policyNumber), tickets.appliesToAll),
  );

/** The request types that have tickets without a sub-type. */
export async function keysWithoutSubType(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ requestKey: tickets.requestKey })
    .from(tickets)
    .where(and(isNull(tickets.subTypeCode), isNotNull(tickets.requestKey)));
  return new Set(rows.map(({ requestKey }) => requestKey!));
}

/**
 * Sets the sub-type of tickets whose request type had no definition when they were loaded. Until then they are in no
 * list.
 */
export async function assignSubType(
  db: Db,
  requestKey: string,
  subTypeCode: string,
  exclusive: boolean,
): Promise<void> {
  await db
    .update(tickets)
    .set({ subTypeCode, exclusive })
    .where(and(eq(tickets.requestKey, requestKey), isNull(tickets.subTypeCode)));
}
