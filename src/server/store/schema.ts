import type { Withdrawal } from '#engine';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
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
import { customerReference, policyReference } from './policyTables';
import { type JsonObject, moment } from './columns';

export * from './policyTables';
export * from './draftTables';
export * from './paymentTables';
export * from './releaseTables';
export * from './sharedTables';
export * from './deliveryTables';

export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 10_001 });
export const subTypeNumbers = pgSequence('sub_type_numbers', { startWith: 101 });

/** Tasks that run once per database: loading the demo book. */
export const completedTasks = pgTable('marks', {
  name: text().primaryKey(),
  at: moment('at').notNull(),
});

/** The insurer's sub-types of requests. `name` is the `title`, trimmed and in lower case. */
export const subTypes = pgTable('sub_types', {
  name: text().primaryKey(),
  title: text().notNull(),
  code: text().notNull().unique(),
});

/** One row per customer: a second sign-in replaces the first. */
export const sessions = pgTable('sessions', {
  clientId: text('client_id').primaryKey(),
  id: uuid().notNull(),
  startedAt: moment('started_at').notNull(),
});

export const otps = pgTable(
  'otps',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'login' | 'verification'>().notNull(),
    purpose: text().notNull(),
    /** The customer; for a code that is never sent, a digest of who was asked for. */
    clientId: text('client_id').notNull(),
    /** A keyed digest of the network that asked, for a sign-in. */
    network: text().notNull().default(''),
    /** What the code proves: the identifier of a sign-in, a new contact, or a signature. */
    bound: jsonb().$type<{ [name: string]: string }>().notNull(),
    destinations: text().array().notNull(),
    digest: text().notNull(),
    tries: integer().notNull().default(0),
    /** How many tries can succeed: what the limits of guessing left when it was sent. The default is for older rows. */
    allowedTries: integer('allowed_tries').notNull().default(3),
    /** Asked for while dates of birth were guessed: answers must not tell whether it was sent. */
    guarded: boolean().notNull().default(false),
    triedAt: moment('tried_at'),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index().on(table.clientId),
    index().on(table.sentAt),
    // Those of one contact are found among all that customers got in a day; without a list of what is not sorted in yet.
    index('otps_destinations_index').using('gin', table.destinations).with({ fastupdate: false }),
  ],
);

/** How often something happened since `since`. What is counted, and for how long, is known to `store/counters.ts`. */
export const counters = pgTable(
  'counters',
  {
    event: text().notNull(),
    key: text().notNull(),
    count: integer().notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.event, table.key] })],
);

/** The OTPs that the demonstration does not send. */
export const outbox = pgTable('outbox', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  to: text().notNull(),
  channel: text().$type<'sms' | 'email'>().notNull(),
  purpose: text().notNull(),
  code: text().notNull(),
  at: moment('at').notNull(),
});

/** A value that the customer proved: a contact by OTP, a picture (its SHA-256) by the liveness check. */
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

/** The answer of an earlier step of a request to exactly this input. */
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
    /** Null for a request that was not made in the portal. */
    requestKey: text('request_key'),
    /** Null until the definition of the request type is loaded. */
    subTypeCode: text('sub_type_code'),
    statusCode: integer('status_code').notNull(),
    subStatus: text('sub_status'),
    description: text().notNull(),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
    /** When the insurer's system set the status; null while it is that of the portal. */
    statusAt: moment('status_at'),
    /** In which the customer raised it: a BCP 47 tag. */
    language: text().notNull().default('en'),
    exclusive: boolean().notNull(),
    /** The change takes effect on every policy of the customer. */
    appliesToAll: boolean('applies_to_all').notNull().default(false),
    answers: jsonb().$type<JsonObject | JsonObject[]>().notNull(),
    /** The release under which it was answered; null where saved files were live at once. */
    release: integer(),
    /** How the customer can withdraw it, by the rule under which it was raised; null: they cannot. */
    withdrawal: jsonb().$type<Withdrawal>(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index().on(table.policyNumber, table.createdAt),
    index().on(table.clientId),
    index('tickets_without_sub_type')
      .on(table.requestKey)
      .where(sql`${table.subTypeCode} is null`),
    // Only the database can enforce "one open request" across tabs and servers.
    uniqueIndex('one_open_request')
      .on(table.policyNumber, table.subTypeCode)
      .where(sql`${table.exclusive} and ${table.statusCode} in (1, 2, 3, 4)`),
  ],
);

/** The answers to submits, by idempotency key. */
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

export type UploadScan = 'pending' | 'clean' | 'infected';

/** The files of tickets; `id` is the name in the folder or bucket of uploads. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ticketNumber: text('ticket_number')
      .notNull()
      .references(() => tickets.ticketNumber),
    field: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    digest: text().notNull(),
    /** What the virus scanner said. Pending: it has not been asked yet, or did not answer. */
    scan: text().$type<UploadScan>().notNull().default('pending'),
  },
  (table) => [
    index().on(table.ticketNumber),
    index('unscanned_uploads')
      .on(table.id)
      .where(sql`${table.scan} = 'pending'`),
  ],
);

/** Files that are stored, or will be, and have no ticket; see `src/server/uploads/uploads.ts`. */
export const stagedUploads = pgTable(
  'staged_uploads',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull(),
    /** It is removed, and gets no ticket any more. */
    abandoned: boolean().notNull().default(false),
  },
  (table) => [index().on(table.at)],
);

/** Text messages to customers, at most one of a kind per policy and day. */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    policyNumber: policyReference(),
    kind: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    to: text().notNull(),
    text: text().notNull(),
    /** When a process last began to send it. */
    at: moment('at').notNull(),
    /** Null while it is being sent, or if that process has died. */
    sentAt: moment('sent_at'),
  },
  (table) => [uniqueIndex('one_message_a_day').on(table.policyNumber, table.kind, table.day)],
);
