import type { FastifyBaseLogger } from 'fastify';
import { openDemoPayment } from '../demoGateway/gatewayPayments';
import type { Metrics } from '../metrics';
import type { Secrets } from '../secrets';
import type { Services } from '../services';
import type { Settings } from '../settings';
import type { Db } from '../store/open';
import { checkLivenessInDemoBook, checkLivenessOverHttp } from './checkLiveness';
import { checkPanInDemoBook, checkPanOverHttp } from './checkPan';
import { deliverOverHttp, deliverToOutbox } from './deliverOtp';
import { dropPennyInDemoBook, dropPennyOverHttp } from './dropPenny';
import { fetchReceiptOverHttp } from './fetchReceipt';
import { openPaymentOverHttp } from './paymentGateway';
import { openPolicyBook } from './policyBook';
import { openPolicyBookOverHttp } from './policyBookOverHttp';
import { scanWithClamd } from './scanFile';
import { sendEmailOverHttp } from './sendEmail';
import { keepInOutbox, sendSmsOverHttp } from './sendSms';

type Integrations = Pick<
  Services,
  | 'policyBook'
  | 'deliverOtp'
  | 'checkPan'
  | 'dropPenny'
  | 'checkLiveness'
  | 'sendSms'
  | 'sendEmail'
  | 'openPayment'
  | 'fetchReceipt'
  | 'scanFile'
>;

/** The insurer's systems: those that the settings name, and simulations for the others. */
export function connectServices(
  settings: Settings,
  secrets: Secrets,
  db: Db,
  now: () => Date,
  log: FastifyBaseLogger,
  metrics: Metrics,
): Integrations {
  const { policyBookUrl, otpDeliveryUrl, panCheckUrl, pennyDropUrl, livenessUrl } = settings;
  const { demoBook, smsUrl, emailUrl, paymentGatewayUrl, paymentReceiptUrl, clamdUrl } = settings;
  return {
    policyBook: policyBookUrl
      ? openPolicyBookOverHttp(policyBookUrl, settings, now, log, metrics)
      : openPolicyBook(db),
    deliverOtp: otpDeliveryUrl
      ? deliverOverHttp(otpDeliveryUrl, settings, log)
      : deliverToOutbox(db, now),
    checkPan: panCheckUrl ? checkPanOverHttp(panCheckUrl, settings, log) : checkPanInDemoBook,
    dropPenny: pennyDropUrl ? dropPennyOverHttp(pennyDropUrl, settings, log) : dropPennyInDemoBook,
    checkLiveness: livenessUrl
      ? checkLivenessOverHttp(livenessUrl, settings, log)
      : checkLivenessInDemoBook,
    sendSms: smsUrl ? sendSmsOverHttp(smsUrl, settings, log) : keepInOutbox,
    sendEmail: emailUrl
      ? sendEmailOverHttp(emailUrl, settings, log)
      : demoBook
        ? keepInOutbox
        : undefined,
    openPayment: paymentGatewayUrl
      ? openPaymentOverHttp(paymentGatewayUrl, secrets.payment, settings, log)
      : openDemoPayment(db),
    fetchReceipt: paymentReceiptUrl
      ? fetchReceiptOverHttp(paymentReceiptUrl, settings, log)
      : undefined,
    scanFile: clamdUrl ? scanWithClamd(clamdUrl, settings, log) : undefined,
  };
}
