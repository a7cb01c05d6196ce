import type { FastifyBaseLogger } from 'fastify';
import { signLines } from '../payments/paymentReport';
import type { Settings } from '../settings';
import { postToService } from './postToService';

export interface PaymentStart {
  txnId: string;
  /** Rupees with two decimals: "25080.00". */
  amount: string;
}

/** Starts a payment at the gateway; returns the address where the customer pays, undefined without an answer. */
export type OpenPayment = (payment: PaymentStart) => Promise<string | undefined>;

/** The insurer's gateway. It reports to `callback_url` and then sends the customer to `return_url`. */
export function openPaymentOverHttp(
  url: string,
  secret: Uint8Array,
  settings: Settings,
  log: FastifyBaseLogger,
): OpenPayment {
  const { origin: allowed } = new URL(settings.paymentPageUrl ?? url);
  return async ({ txnId, amount }) => {
    const order = {
      txn_id: txnId,
      amount,
      currency: 'INR',
      return_url: new URL('/dashboard/thank-you', settings.publicUrl).href,
      callback_url: new URL('/api/payment-callback/', settings.publicUrl).href,
    };
    const signature = signLines(secret, Object.values(order));
    const answer = await postToService(url, { ...order, signature }, settings, log);
    const page = answer?.redirect_url;
    if (typeof page === 'string' && URL.canParse(page) && new URL(page).origin === allowed)
      return page;
    if (answer) log.warn({ host: new URL(url).host }, 'the payment page has an unexpected origin');
    return undefined;
  };
}
