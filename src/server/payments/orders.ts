import { and, count, eq, gt, min, or } from 'drizzle-orm';
import { later, secondsUntil } from '../clock';
import type { Services } from '../services';
import { withAdvisoryLocks } from '../store/advisoryLocks';
import type { Db } from '../store/open';
import { orders } from '../store/schema';
import { newTransactionNumber } from './transactionNumber';

export type Order = typeof orders.$inferSelect;

interface NewOrder {
  clientId: string;
  policyNumber: string;
  paise: number;
}

/** Places an order, or returns the seconds until this customer can start another payment. */
export function placeOrder(
  { db, now, settings }: Services,
  newOrder: NewOrder,
): Promise<Order | { seconds: number }> {
  return withAdvisoryLocks(db, [`payments of ${newOrder.clientId}`], async (tx) => {
    const hourAgo = later(now(), { minutes: -60 });
    const [recent] = await tx
      .select({ starts: count(), first: min(orders.startedAt) })
      .from(orders)
      .where(and(eq(orders.clientId, newOrder.clientId), gt(orders.startedAt, hourAgo)));
    const { starts, first } = recent!;
    if (first && starts >= settings.paymentStartsPerHour)
      return { seconds: secondsUntil(first, hourAgo) };
    const [order] = await tx
      .insert(orders)
      .values({
        ...newOrder,
        txnId: newTransactionNumber('TXN'),
        state: 'pending',
        startedAt: now(),
      })
      .returning();
    return order!;
  });
}

/** The customer's order, by our transaction number or the gateway's. */
export async function findOrder(
  db: Db,
  clientId: string,
  transactionId: string,
): Promise<Order | undefined> {
  const isNamed = or(eq(orders.txnId, transactionId), eq(orders.gatewayTransId, transactionId));
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, clientId), isNamed));
  return found;
}

/**
 * The newest order of each policy on which the bank has not reported, as long as its money may still come back. A later
 * payment of the same premium settles the matter.
 */
export async function openOrders(
  { db, now, settings }: Services,
  clientId: string,
): Promise<Map<string, Order>> {
  const since = later(now(), { days: -settings.paymentReturnDays });
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, clientId), gt(orders.startedAt, since)))
    .orderBy(orders.startedAt);
  const open = new Map<string, Order>();
  for (const order of found) {
    if (order.state === 'pending') open.set(order.policyNumber, order);
    if (order.state === 'paid') open.delete(order.policyNumber);
  }
  return open;
}

/** For an order that the gateway did not accept. */
export async function failOrder({ db, now }: Services, { txnId }: Order): Promise<void> {
  await db
    .update(orders)
    .set({ state: 'failed', finishedAt: now() })
    .where(and(eq(orders.txnId, txnId), eq(orders.state, 'pending')));
}
