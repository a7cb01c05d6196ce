import type { FastifyBaseLogger } from 'fastify';
import { openEmbeddedPayment } from '../gateway/books';
import type { Secrets } from '../secrets';
import type { Services } from '../services';
import type { Settings } from '../settings';
import type { Db } from '../store/open';
import { checkLivenessInDemoBook, checkLivenessOverHttp } from './check-liveness';
import { checkPanInDemoBook, checkPanOverHttp } from './check-pan';
import { deliverOverHttp, deliverToOutbox } from './deliver-otp';
import { dropPennyInDemoBook, dropPennyOverHttp } from './drop-penny';
import { fetchReceiptOverHttp } from './fetch-receipt';
import { openPaymentOverHttp } from './payment-gateway';
import { policyBookIn } from './policy-book';
import { keepInOutbox, sendSmsOverHttp } from './send-sms';

type Outside = Pick<
  Services,
  | 'policyBook'
  | 'deliverOtp'
  | 'checkPan'
  | 'dropPenny'
  | 'checkLiveness'
  | 'sendSms'
  | 'openPayment'
  | 'fetchReceipt'
>;

/** The systems of the insurer: those that the settings name, and stand-ins of the demonstration for the others. */
export function connectOutside(
  settings: Settings,
  secrets: Secrets,
  db: Db,
  now: () => Date,
  log: FastifyBaseLogger,
): Outside {
  const { otpDeliveryUrl, panCheckUrl, pennyDropUrl, livenessUrl } = settings;
  const { smsUrl, paymentGatewayUrl, paymentReceiptUrl } = settings;
  return {
    policyBook: policyBookIn(db),
    deliverOtp: otpDeliveryUrl
      ? deliverOverHttp(otpDeliveryUrl, settings, log)
      : deliverToOutbox(db, now),
    checkPan: panCheckUrl ? checkPanOverHttp(panCheckUrl, settings, log) : checkPanInDemoBook,
    dropPenny: pennyDropUrl ? dropPennyOverHttp(pennyDropUrl, settings, log) : dropPennyInDemoBook,
    checkLiveness: livenessUrl
      ? checkLivenessOverHttp(livenessUrl, settings, log)
      : checkLivenessInDemoBook,
    sendSms: smsUrl ? sendSmsOverHttp(smsUrl, settings, log) : keepInOutbox,
    openPayment: paymentGatewayUrl
      ? openPaymentOverHttp(paymentGatewayUrl, secrets.payment, settings, log)
      : openEmbeddedPayment(db),
    fetchReceipt: paymentReceiptUrl
      ? fetchReceiptOverHttp(paymentReceiptUrl, settings, log)
      : undefined,
  };
}
