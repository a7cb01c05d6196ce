import { eq } from 'drizzle-orm';
import { decimalOf } from '../records/paise';
import type { Services } from '../services';
import { isUniqueViolation } from '../store/databaseErrors';
import type { Db } from '../store/open';
import { orders } from '../store/schema';
import type { Order } from './orders';
import type { PaymentReport } from './paymentReport';

/** `settled` also for a repeated report, which records the premium only once. */
export type SettlementResult = 'settled' | 'unknown' | 'otherAmount' | 'contradiction';

const stateOf = { success: 'paid', failed: 'failed', cancelled: 'cancelled' } as const;

/** Applies a report with a valid signature. A paid order stays paid. */
export async function settle(services: Services, report: PaymentReport): Promise<SettlementResult> {
  try {
    return await services.db.transaction((tx) => settleWithin(tx, services, report));
  } catch (error) {
    // Another order has this gateway number.
    if (isUniqueViolation(error, 'orders_gateway_trans_id_unique')) return 'contradiction';
    throw error;
  }
}

async function settleWithin(
  tx: Db,
  services: Services,
  report: PaymentReport,
): Promise<SettlementResult> {
  const { now, today, policyBook } = services;
  const { txn_id, gateway_trans_id, amount, currency } = report;
  const isThis = eq(orders.txnId, txn_id);
  const [order] = await tx.select().from(orders).where(isThis).for('update');
  if (!order) return 'unknown';
  if (currency !== 'INR' || amount !== decimalOf(order.paise)) return 'otherAmount';
  const state = stateOf[report.status];
  if (order.state === state && order.gatewayTransId === gateway_trans_id) return 'settled';
  if (!canBecome(order, state)) return 'contradiction';
  await tx
    .update(orders)
    .set({ state, gatewayTransId: gateway_trans_id, finishedAt: now() })
    .where(isThis);
  if (state === 'paid')
    await policyBook.receivePremium(tx, {
      policyNumber: order.policyNumber,
      txnId: order.txnId,
      paise: order.paise,
      today: today(),
    });
  return 'settled';
}

/**
 * Without a gateway number no report has arrived: the order is pending, or failed because the gateway did not answer in
 * time. A received payment counts, even after a report of failure.
 */
const canBecome = ({ state, gatewayTransId }: Order, next: Order['state']): boolean =>
  gatewayTransId === null || (next === 'paid' && state !== 'paid');
