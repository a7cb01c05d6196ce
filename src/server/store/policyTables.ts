import { bigint, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CustomerData, PolicyData } from '../records/policyData';
import { moment } from './columns';

// The insurer's records of customers, policies and premiums.

export const customers = pgTable(
  'customers',
  {
    clientId: text('client_id').primaryKey(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    phoneNumber: text('phone_number').notNull(),
    emailId: text('email_id').notNull(),
    data: jsonb().$type<CustomerData>().notNull(),
    lastLoginAt: moment('last_login_at'),
  },
  (table) => [index().on(table.phoneNumber), index().on(table.emailId)],
);

export const customerReference = () =>
  text('client_id')
    .notNull()
    .references(() => customers.clientId);

export const policies = pgTable(
  'policies',
  {
    policyNumber: text('policy_number').primaryKey(),
    clientId: customerReference(),
    place: integer().notNull(),
    data: jsonb().$type<PolicyData>().notNull(),
  },
  (table) => [index().on(table.clientId, table.place)],
);

export const policyReference = () =>
  text('policy_number')
    .notNull()
    .references(() => policies.policyNumber);

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
