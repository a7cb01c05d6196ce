import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { customerReference, policyReference } from './policyTables';
import { moment } from './columns';

/** Answers that are not submitted yet, encrypted: a reader of the database cannot read them. */
export const drafts = pgTable(
  'drafts',
  {
    clientId: customerReference(),
    policyNumber: policyReference(),
    requestKey: text('request_key').notNull(),
    keyId: text('key_id').notNull(),
    sealed: text().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** When the customer requested a review before they submit it. */
    reviewAskedAt: moment('review_asked_at'),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.policyNumber, table.requestKey] })],
);

/** The consent of a party to the answers of a request, given by OTP. Those of a ticket are kept as evidence. */
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
