import { findReceipt } from '../payments/findReceipt';
import { type Order, failOrder, findOrder, placeOrder } from '../payments/orders';
import { paymentState } from '../payments/paymentState';
import { decimalOf, paiseOf, rupeesOf } from '../records/paise';
import { whyNotPayable } from '../records/payable';
import { conflict, failed, ok, refused, success, tooManyRequests } from '../reply';
import { t } from '../i18n';
import type { Services } from '../services';
import { forPolicy } from './forPolicy';
import type { Handler } from './handler';

/** Returns the URL of the payment page. The amount comes from the policy book, never from the caller. */
export const startPayment: Handler<'POST payment/'> = forPolicy(async ({ policy }, services) => {
  const reason = whyNotPayable(policy);
  if (reason) return failed(t(`payment.${reason}`));
  const { policyNumber: number, clientId, data } = policy;
  const paise = paiseOf(data.premiumLeftToPay);
  const order = await placeOrder(services, { clientId, policyNumber: number, paise });
  if ('seconds' in order) return tooManyRequests(order.seconds, t('payment.tooMany'));
  const page = await services.openPayment({ txnId: order.txnId, amount: decimalOf(paise) });
  if (page) return ok(page);
  await failOrder(services, order);
  return refused(503, t('payment.unavailable'));
});

/** The state that the gateway reported, or that it did not report in time. The URL of the thank-you page can be forged, so it is not trusted. */
export const paymentStatus: Handler<'GET payment-status/'> = async (
  services,
  { txn_id },
  { clientId },
) => {
  const order = await findOrder(services.db, clientId, txn_id);
  return order ? success(shown(services, order)) : refused(404, t('notFound'));
};

export const paymentReceipt: Handler<'POST payment-receipt/'> = async (
  services,
  { TransactionId },
  { clientId },
) => {
  const order = await findOrder(services.db, clientId, TransactionId);
  if (!order) return refused(404, t('notFound'));
  if (order.state !== 'paid') return conflict(t('payment.notPaid'));
  const paper = await findReceipt(services, order);
  return paper ?? refused(503, t('unavailable'));
};

function shown(services: Services, order: Order) {
  return {
    ...paymentState(services, order),
    txn_id: order.txnId,
    gateway_trans_id: order.gatewayTransId ?? '',
    policyNumber: order.policyNumber,
    amount: rupeesOf(order.paise),
    startedAt: order.startedAt.toISOString(),
    finishedAt: order.finishedAt?.toISOString() ?? null,
    hasReceipt: order.state === 'paid',
  };
}
