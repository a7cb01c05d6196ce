import { later } from '../clock';
import { isSignedBy, type Report } from '../payments/report';
import { settle } from '../payments/settle';
import { conflict, refused, success } from '../reply';
import { t } from '../i18n';
import { type Call, fields, text, transaction } from './call';

/** Gateways repeat a report that nobody took, for a day at most. */
const oldest = { days: -1 };
const newest = { minutes: 5 };

const moment = {
  type: 'string',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?Z$',
  maxLength: 24,
};

/** The payment gateway tells what became of a payment. */
export const paymentCallback: Call = {
  call: 'POST payment-callback/',
  needs: 'signature',
  takes: fields({
    txn_id: transaction,
    gateway_trans_id: transaction,
    status: { enum: ['success', 'failed', 'cancelled'] },
    amount: { type: 'string', pattern: '^[0-9]{1,12}[.][0-9]{2}$', maxLength: 15 },
    currency: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3 },
    at: moment,
    signature: text(128),
  }),
  async run(services, { signature, ...fieldsOfReport }) {
    const report = fieldsOfReport as Report;
    const at = new Date(report.at);
    const now = services.now();
    const isTimely = at >= later(now, oldest) && at <= later(now, newest);
    if (!isSignedBy(services.secrets.payment, report, signature) || !isTimely)
      return refused(403, t('payment.forged'));
    const outcome = await settle(services, report);
    if (outcome === 'settled') return success();
    if (outcome === 'unknown') return refused(404, t('notFound'));
    services.log.warn({ txnId: report.txn_id, outcome }, 'a payment report was not taken');
    return conflict(t(`payment.${outcome}`));
  },
};
