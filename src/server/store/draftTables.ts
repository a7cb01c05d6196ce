import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { customerReference, policyReference } from './policyTables';
import { moment } from './columns';

/** Answers that are not submitted yet: sealed, so that who reads the database reads none of them. */
export const drafts = pgTable(
  'drafts',
  {
    clientId: customerReference(),
    policyNumber: policyReference(),
    requestKey: text('request_key').notNull(),
    keyId: text('key_id').notNull(),
    sealed: text().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** When the customer asked to have it looked at before he submits it. */
    reviewAskedAt: moment('review_asked_at'),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.policyNumber, table.requestKey] })],
);

/** A party's word for the answers of a whole request, given by an OTP. Those of a ticket are kept as its evidence. */
export const signatures = pgTable(
  'signatures',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: customerReference(),
    policyNumber: policyReference(),
    requestKey: text('request_key').notNull(),
    signature: text().notNull(),
    digest: text().notNull(),
    mac: text('mark').notNull(),
    sentTo: text('sent_to').array().notNull(),
    signedAt: moment('signed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedFor: text('used_for'),
  },
  (table) => [index().on(table.clientId, table.policyNumber)],
);
