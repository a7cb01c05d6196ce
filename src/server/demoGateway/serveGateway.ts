import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PlainPage, sendPage } from '../http/plainPage';
import { type PaymentReport, signatureOf } from '../payments/paymentReport';
import type { Services } from '../services';
import { endPayment, type GatewayPayment, gatewayPath, findPayment } from './gatewayPayments';
import {
  choices,
  endedPage,
  leftPage,
  paymentPage,
  unknownPage,
  undeliveredPage,
} from './gatewayPages';

const statusOf = { pay: 'success', fail: 'failed', cancel: 'cancelled' } as const;

type GatewayRequest = FastifyRequest<{ Params: { key: string } }>;

/** The demonstration gateway: a payment page that reports to the server and then sends the customer back. */
export function serveGateway(app: FastifyInstance, services: Services): void {
  const { db, settings, secrets, now } = services;
  const merchant = settings.brandName;

  app.get(`${gatewayPath}/:key`, async (request: GatewayRequest, reply) => {
    const payment = await findPayment(db, request.params.key);
    if (!payment) return sendPage(reply, unknownPage(), 404);
    return sendPage(reply, pageOf(payment));
  });

  app.post(`${gatewayPath}/:key`, async (request: GatewayRequest, reply) => {
    const { key } = request.params;
    const payment = await findPayment(db, key);
    if (!payment) return sendPage(reply, unknownPage(), 404);
    const choice = choices.find((one) => one === (request.body as { choice?: unknown })?.choice);
    if (!choice) return sendPage(reply, pageOf(payment), 400);
    if (choice === 'leave')
      return sendPage(reply, payment.status ? pageOf(payment) : leftPage(payment, merchant));
    const ended = await endPayment(db, key, statusOf[choice]);
    if (!(await sendReport(ended!)))
      return sendPage(reply, undeliveredPage(payment, merchant, choice), 502);
    // 303: the browser follows with a GET.
    return reply
      .header('Cache-Control', 'no-store')
      .code(303)
      .header('Location', returnAddress(ended!))
      .send();
  });

  function pageOf(payment: GatewayPayment): PlainPage {
    return payment.status
      ? endedPage(payment, merchant, returnAddress(payment))
      : paymentPage(payment, merchant);
  }

  /** Through the public call, like an external gateway. */
  async function sendReport({
    txnId,
    gatewayTransId,
    status,
    amount,
  }: GatewayPayment): Promise<boolean> {
    const report: PaymentReport = {
      txn_id: txnId,
      gateway_trans_id: gatewayTransId,
      status: status!,
      amount,
      currency: 'INR',
      at: now().toISOString(),
    };
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/payment-callback/',
      payload: { ...report, signature: signatureOf(report, secrets.payment) },
    });
    return statusCode === 200;
  }
}

/** A fixed path of the portal; its query has only generated numbers, so that no open redirect is possible. */
function returnAddress({ status, gatewayTransId, txnId }: GatewayPayment): string {
  const query = new URLSearchParams({
    status: String(status === 'success'),
    gateway_trans_id: gatewayTransId,
    txn_id: txnId,
  });
  return `/dashboard/thank-you?${query}`;
}
