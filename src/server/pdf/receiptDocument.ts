import type { Order } from '../payments/orders';
import { rupeesOf } from '../records/paise';
import { showMoment } from '../format/date';
import { showMoney } from '../format/money';
import { t } from '../i18n';
import type { PdfDocument } from './pdfDocument';

interface About {
  payer: string;
  planName: string;
  timeZone: string;
}

/** The acknowledgement of a paid order. */
export function receiptDocument(order: Order, { payer, planName, timeZone }: About): PdfDocument {
  const word = (name: string) => t(`pdf.receipt.${name}`);
  return {
    title: word('title'),
    lead: word('lead'),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [word('amount'), showMoney(rupeesOf(order.paise))],
          [word('payer'), payer],
          [word('policyNumber'), order.policyNumber],
          [word('plan'), planName],
          [word('for'), word('renewal')],
          [word('paidAt'), showMoment(order.finishedAt!, timeZone)],
          [word('txnId'), order.txnId],
          [word('gatewayTransId'), order.gatewayTransId!],
        ],
      },
      { kind: 'text', text: word('note') },
    ],
  };
}
