import { existingMoment, later } from '../clock';
import { hasValidSignature, type PaymentReport } from '../payments/paymentReport';
import { settle } from '../payments/settle';
import { logSecurityEvent } from '../securityLog';
import { conflict, refused, success } from '../reply';
import { t } from '../i18n';
import type { Handler } from './handler';

/** A gateway retries a report that was not accepted, for at most one day. */
const oldest = { days: -1 };
const newest = { minutes: 5 };

export const paymentCallback: Handler<'POST payment-callback/'> = async (
  services,
  { signature, ...fieldsOfReport },
) => {
  const report = fieldsOfReport as PaymentReport;
  const at = existingMoment(report.at);
  const now = services.now();
  const isTimely = at !== undefined && at >= later(now, oldest) && at <= later(now, newest);
  const isSigned = hasValidSignature(services.secrets.payment, report, signature);
  if (!isSigned || !isTimely) {
    logSecurityEvent(services, isSigned ? 'payment report out of time' : 'payment report forged');
    return refused(403, t('payment.forged'));
  }
  const outcome = await settle(services, report);
  if (outcome === 'settled') return success();
  if (outcome === 'unknown') return refused(404, t('notFound'));
  services.log.warn({ txnId: report.txn_id, outcome }, 'a payment report was not taken');
  return conflict(t(`payment.${outcome}`));
};
