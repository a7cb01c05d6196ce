import type { Order } from '../payments/orders';
import { rupeesOf } from '../records/paise';
import { showMoment } from '../format/date';
import { showMoney } from '../format/money';
import { say } from '../i18n';
import type { Paper } from './document';

interface About {
  payer: string;
  planName: string;
  timeZone: string;
}

/** The acknowledgement of a paid order. */
export function receiptPaper(order: Order, { payer, planName, timeZone }: About): Paper {
  const word = (name: string) => say(`papers.receipt.${name}`);
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
