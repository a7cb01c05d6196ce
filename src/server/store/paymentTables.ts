import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { customerReference, policyReference } from './policyTables';
import { moment } from './columns';

/** Payments that customers started in the portal. */
export const orders = pgTable(
  'orders',
  {
    txnId: text('txn_id').primaryKey(),
    clientId: customerReference(),
    policyNumber: policyReference(),
    paise: bigint({ mode: 'number' }).notNull(),
    state: text().$type<'pending' | 'paid' | 'failed' | 'cancelled'>().notNull(),
    startedAt: moment('started_at').notNull(),
    gatewayTransId: text('gateway_trans_id').unique(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index().on(table.clientId, table.startedAt),
    index().on(table.policyNumber, table.startedAt),
  ],
);

/** The data of the demonstration gateway. It knows the number and amount of an order, but no policy. */
export const gatewayPayments = pgTable('gateway_payments', {
  /** Part of the payment page's address, and the right to pay. */
  key: text().primaryKey(),
  txnId: text('txn_id').notNull().unique(),
  amount: text().notNull(),
  gatewayTransId: text('gateway_trans_id').notNull(),
  status: text().$type<'success' | 'failed' | 'cancelled'>(),
});
