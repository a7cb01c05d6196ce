import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { languageOfTexts } from '../i18n';
import type { OpenPayment } from '../integrations/paymentGateway';
import { newTransactionNumber } from '../payments/transactionNumber';
import type { PaymentReport } from '../payments/paymentReport';
import type { Db } from '../store/open';
import { gatewayPayments } from '../store/schema';

export type GatewayPayment = typeof gatewayPayments.$inferSelect;

export const gatewayPath = '/demo/gateway';

/** The demonstration gateway gets the same data of a payment as a real one. */
export function openDemoPayment(db: Db): OpenPayment {
  return async ({ txnId, amount }) => {
    const key = randomBytes(16).toString('hex');
    await db
      .insert(gatewayPayments)
      .values({ key, txnId, amount, gatewayTransId: newTransactionNumber('GTW') });
    return `${gatewayPath}/${key}?lang=${languageOfTexts()}`;
  };
}

export async function findPayment(db: Db, key: string): Promise<GatewayPayment | undefined> {
  const [found] = await db.select().from(gatewayPayments).where(eq(gatewayPayments.key, key));
  return found;
}

/** Sets the status of a payment that has none. */
export async function endPayment(
  db: Db,
  key: string,
  status: PaymentReport['status'],
): Promise<GatewayPayment | undefined> {
  await db
    .update(gatewayPayments)
    .set({ status })
    .where(and(eq(gatewayPayments.key, key), isNull(gatewayPayments.status)));
  return findPayment(db, key);
}
