import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CustomerData, PolicyData } from '../records/policyData';
import { moment } from './columns';

// The insurer's records of customers, policies and premiums, unless POLICY_BOOK_URL names a system that has them.

export const customers = pgTable(
  'customers',
  {
    clientId: text('client_id').primaryKey(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    phoneNumber: text('phone_number').notNull(),
    emailId: text('email_id').notNull(),
    data: jsonb().$type<CustomerData>().notNull(),
    /** Of an earlier release, which may still run beside this one; `sign_ins` has it now. */
    lastLoginAt: moment('last_login_at'),
  },
  (table) => [
    index().on(table.phoneNumber),
    // Customers may type capitals.
    index('customers_email_index').on(sql`lower(${table.emailId})`),
  ],
);

/** A customer of the policy book. No foreign key: the book may be another system, or have removed the customer. */
export const customerReference = () => text('client_id').notNull();

/** When each customer signed in last. */
export const signIns = pgTable('sign_ins', {
  clientId: text('client_id').primaryKey(),
  lastAt: moment('last_at').notNull(),
});

export const policies = pgTable(
  'policies',
  {
    policyNumber: text('policy_number').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => customers.clientId),
    place: integer().notNull(),
    data: jsonb().$type<PolicyData>().notNull(),
  },
  (table) => [index().on(table.clientId, table.place)],
);

/** A policy of the policy book; no foreign key either. */
export const policyReference = () => text('policy_number').notNull();

/** Premiums that the insurer received, taxes included. */
export const premiums = pgTable(
  'premiums',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    policyNumber: policyReference(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    paise: bigint({ mode: 'number' }).notNull(),
    taxPaise: bigint('tax_paise', { mode: 'number' }).notNull(),
    /** The payment, if it was made in the portal; unique, so that no payment is recorded twice. */
    txnId: text('txn_id').unique(),
  },
  (table) => [index().on(table.policyNumber, table.receivedOn)],
);

/** How far the import of a feed has come; there is at most one row, and none when the last one was finished. */
export const bookImports = pgTable('book_imports', {
  /** The SHA-256 of the file, or a UUID for standard input. */
  feed: text().primaryKey(),
  /** The bytes and lines that were dealt with. */
  bytes: bigint({ mode: 'number' }).notNull(),
  lines: integer().notNull(),
  refused: integer().notNull(),
  /** The length of the report of refused lines at that point. */
  reportBytes: bigint('report_bytes', { mode: 'number' }).notNull(),
});
