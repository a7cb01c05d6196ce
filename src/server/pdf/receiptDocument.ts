import { formatDateTime, formatMoney } from '#engine';
import type { Order } from '../payments/orders';
import { rupeesOf } from '../records/paise';
import { t } from '../i18n';
import type { PdfDocument } from './pdfDocument';

interface About {
  payer: string;
  planName: string;
  timeZone: string;
}

/** The acknowledgement of a paid order. */
export function receiptDocument(order: Order, { payer, planName, timeZone }: About): PdfDocument {
  const label = (name: string) => t(`pdf.receipt.${name}`);
  return {
    title: label('title'),
    lead: label('lead'),
    blocks: [
      {
        kind: 'descriptionList',
        items: [
          [label('amount'), formatMoney(rupeesOf(order.paise), 2)],
          [label('payer'), payer],
          [label('policyNumber'), order.policyNumber],
          [label('plan'), planName],
          [label('for'), label('renewal')],
          [label('paidAt'), formatDateTime(order.finishedAt!, timeZone)],
          [label('txnId'), order.txnId],
          [label('gatewayTransId'), order.gatewayTransId!],
        ],
      },
      { kind: 'text', text: label('note') },
    ],
  };
}
