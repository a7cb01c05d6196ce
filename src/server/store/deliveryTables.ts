import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type JsonObject, moment } from './columns';

/** What customers saw when they raised a ticket, sealed by a digest of the text. A row never changes. */
export const asShownRecords = pgTable('as_shown_records', {
  ticketNumber: text('ticket_number').primaryKey(),
  text: text().notNull(),
  sha256: text().notNull(),
});

/** What is delivered of a ticket: the ticket itself, or that its customer has withdrawn it. */
export type DeliveryKind = 'ticket' | 'withdrawal';

/** What goes to the insurer's system of tickets, written in the transaction of what it reports. */
export const deliveries = pgTable(
  'ticket_deliveries',
  {
    ticketNumber: text('ticket_number').notNull(),
    kind: text().$type<DeliveryKind>().notNull().default('ticket'),
    policyNumber: text('policy_number').notNull(),
    /** The order in which the tickets of a policy are delivered. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    queuedAt: moment('queued_at').notNull(),
    attempts: integer().notNull().default(0),
    firstTriedAt: moment('first_tried_at'),
    /** While it is being sent: when another process may take it, because that one has died. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Why the last attempt failed. */
    problem: text(),
    deliveredAt: moment('delivered_at'),
    /** Given up, until an operator has it sent again. */
    parkedAt: moment('parked_at'),
  },
  (table) => {
    const isWaiting = sql`${table.deliveredAt} is null and ${table.parkedAt} is null`;
    return [
      primaryKey({ columns: [table.ticketNumber, table.kind] }),
      index('waiting_deliveries').on(table.nextAttemptAt, table.place).where(isWaiting),
      uniqueIndex('waiting_deliveries_of_policy')
        .on(table.policyNumber, table.place)
        .where(isWaiting),
      index('parked_deliveries')
        .on(table.parkedAt)
        .where(sql`${table.parkedAt} is not null`),
    ];
  },
);

/** What the insurer's system has said of tickets, in its own words. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    /** Chosen by that system: the same event may arrive several times. */
    eventId: text('event_id').primaryKey(),
    ticketNumber: text('ticket_number').notNull(),
    /** When it happened there. */
    at: moment('at').notNull(),
    statusCode: integer('status_code').notNull(),
    subStatus: text('sub_status').notNull(),
    note: text(),
    closedAt: moment('closed_at'),
    receivedAt: moment('received_at').notNull(),
    /** False if a newer event had arrived before. */
    applied: boolean().notNull(),
  },
  (table) => [index().on(table.ticketNumber)],
);

/** The data of the demonstration's back office: the tickets that were delivered to it. */
export const backOfficeTickets = pgTable(
  'back_office_tickets',
  {
    ticketNumber: text('ticket_number').primaryKey(),
    /** The body of the delivery. */
    delivery: jsonb().$type<JsonObject>().notNull(),
    receivedAt: moment('received_at').notNull(),
    statusCode: integer('status_code').notNull(),
    subStatus: text('sub_status').notNull().default(''),
    note: text().notNull().default(''),
  },
  (table) => [index().on(table.receivedAt)],
);
