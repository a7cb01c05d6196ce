import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers, customerReference, policyReference, policies } from './policyTables';
import { type JsonObject, moment } from './columns';

export * from './policyTables';
export * from './draftTables';
export * from './paymentTables';

export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 10_001 });
export const subTypeNumbers = pgSequence('sub_type_numbers', { startWith: 101 });

/** What was done once and must not be done again (loading the demo book). */
export const completedTasks = pgTable('marks', {
  name: text().primaryKey(),
  at: moment('at').notNull(),
});

/** The insurer's kinds of requests. `name` is lower-cased and trimmed; `title` is how it is written. */
export const subTypes = pgTable('sub_types', {
  name: text().primaryKey(),
  title: text().notNull(),
  code: text().notNull().unique(),
});

/** One row per customer: a second sign-in takes the place of the first. */
export const sessions = pgTable('sessions', {
  clientId: text('client_id')
    .primaryKey()
    .references(() => customers.clientId),
  id: uuid().notNull(),
  startedAt: moment('started_at').notNull(),
});

export const otps = pgTable(
  'otps',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'login' | 'verification'>().notNull(),
    purpose: text().notNull(),
    clientId: customerReference(),
    /** What the code is bound to: the identifier of a sign-in, or the new contacts that are verified. */
    bound: jsonb().$type<{ [name: string]: string }>().notNull(),
    destinations: text().array().notNull(),
    digest: text().notNull(),
    tries: integer().notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index().on(table.clientId), index().on(table.sentAt)],
);

/** Sign-ins of the hour that began at `since` which named a customer wrongly, by a digest of what named him. */
export const signInFailures = pgTable('sign_in_failures', {
  identifier: text().primaryKey(),
  failures: integer().notNull(),
  since: moment('since').notNull(),
});

/** How often a customer had a service outside asked, in the hour that began at `since`. */
export const serviceCallCounts = pgTable(
  'outside_asks',
  {
    clientId: customerReference(),
    service: text().notNull(),
    asked: integer().notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.service] })],
);

/**
 * Wrong codes in a row, over all codes of a customer that are of a kind; each signature is a kind of its own. Sending a
 * new code changes nothing here.
 */
export const otpGuards = pgTable(
  'otp_guards',
  {
    clientId: customerReference(),
    kind: text().notNull(),
    failures: integer().notNull(),
    waitUntil: moment('wait_until'),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.kind] })],
);

/** Where the demonstration keeps the OTPs that would go out. */
export const outbox = pgTable('outbox', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  to: text().notNull(),
  channel: text().$type<'sms' | 'email'>().notNull(),
  purpose: text().notNull(),
  code: text().notNull(),
  at: moment('at').notNull(),
});

/** A value that a customer showed to hold: a contact by an OTP, a picture (by its SHA-256) by a look at it. */
export const proofs = pgTable(
  'proofs',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: customerReference(),
    purpose: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedFor: text('used_for'),
  },
  (table) => [index().on(table.clientId)],
);

/** What an earlier step of a request answered, to exactly this input. */
export const stepResults = pgTable(
  'step_results',
  {
    clientId: customerReference(),
    requestKey: text('request_key').notNull(),
    step: text().notNull(),
    input: text().notNull(),
    /** The policy that the input names, if it names one. */
    policyNumber: text('policy_number'),
    payload: jsonb().$type<JsonObject | JsonObject[]>().notNull(),
    answer: jsonb().$type<JsonObject>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.requestKey, table.step, table.input] })],
);

export const tickets = pgTable(
  'tickets',
  {
    ticketNumber: text('ticket_number').primaryKey(),
    clientId: text('client_id').notNull(),
    policyNumber: text('policy_number').notNull(),
    /** Empty for what did not come through a request type of ours. */
    requestKey: text('request_key'),
    /** Empty until a definition says which sub-type the request type belongs to. */
    subTypeCode: text('sub_type_code'),
    statusCode: integer('status_code').notNull(),
    subStatus: text('sub_status'),
    description: text().notNull(),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
    exclusive: boolean().notNull(),
    /** The change takes effect on every policy of the customer. */
    appliesToAll: boolean('applies_to_all').notNull().default(false),
    answers: jsonb().$type<JsonObject | JsonObject[]>().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.policyNumber], foreignColumns: [policies.policyNumber] }),
    index().on(table.policyNumber, table.createdAt),
    index().on(table.clientId),
    // Two tabs, two servers: only the database can hold "one open request" against all of them.
    uniqueIndex('one_open_request')
      .on(table.policyNumber, table.subTypeCode)
      .where(sql`${table.exclusive} and ${table.statusCode} in (1, 2, 3, 4)`),
  ],
);

/** What was answered to a submit, by the key that the client gave it. */
export const submissions = pgTable(
  'submissions',
  {
    clientId: text('client_id').notNull(),
    key: text().notNull(),
    payload: text().notNull(),
    answer: jsonb().$type<JsonObject>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.key] })],
);

/** Files that belong to a ticket; `id` is their name in the folder of uploads. */
export const uploads = pgTable('uploads', {
  id: uuid().primaryKey(),
  ticketNumber: text('ticket_number')
    .notNull()
    .references(() => tickets.ticketNumber),
  field: text().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  digest: text().notNull(),
});

/** Messages that were sent to customers, one of a kind per policy and day. */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    policyNumber: policyReference(),
    kind: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    to: text().notNull(),
    text: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [uniqueIndex('one_message_a_day').on(table.policyNumber, table.kind, table.day)],
);
