import { formatMoney } from '#engine';
import { escape, type PlainPage } from '../http/plainPage';
import { t } from '../i18n';
import type { GatewayPayment } from './gatewayPayments';

/** The customer's choices; the first is the primary button. */
export const choices = ['pay', 'fail', 'cancel', 'leave'] as const;

const amountOf = ({ amount }: GatewayPayment): string => formatMoney(amount, 2);

export function paymentPage(payment: GatewayPayment, merchant: string): PlainPage {
  const buttons = choices.map(
    (choice) =>
      `<button name="choice" value="${choice}" class="${choice}">${escaped(`gateway.${choice}`, {
        amount: amountOf(payment),
      })}</button>`,
  );
  return page(
    'payment',
    `<p>${escaped('gateway.about')}</p>${factsOf(payment, merchant)}
<form method="post" aria-label="${escaped('gateway.choose')}">${buttons.join('')}</form>`,
  );
}

/** The customer closed the payment page: no report is sent. */
export function leftPage(payment: GatewayPayment, merchant: string): PlainPage {
  return page(
    'left',
    `<p role="status">${escaped('gateway.leftAbout', { merchant })}</p>${factsOf(payment, merchant)}
<p><a href="/dashboard/policy">${escaped('gateway.toMerchant', { merchant })}</a></p>`,
  );
}

/** The merchant did not accept the report; the customer can send the same choice again. */
export function undeliveredPage(
  payment: GatewayPayment,
  merchant: string,
  choice: string,
): PlainPage {
  return page(
    'untold',
    `<p role="alert">${escaped('gateway.untoldAbout', { merchant })}</p>${factsOf(payment, merchant)}
<form method="post"><button name="choice" value="${choice}" class="pay">${escaped('gateway.again')}</button></form>`,
  );
}

export function endedPage(payment: GatewayPayment, merchant: string, returnTo: string): PlainPage {
  return page(
    'ended',
    `<p role="status">${escaped(`gateway.${payment.status}`)}</p>${factsOf(payment, merchant)}
<p><a href="${escape(returnTo)}">${escaped('gateway.toMerchant', { merchant })}</a></p>`,
  );
}

export const unknownPage = (): PlainPage =>
  page('unknown', `<p role="alert">${escaped('gateway.unknownAbout')}</p>`);

function factsOf(payment: GatewayPayment, merchant: string): string {
  const facts = [
    ['amount', amountOf(payment)],
    ['merchant', merchant],
    ['order', payment.txnId],
  ] as const;
  return `<dl>${facts
    .map(([name, value]) => `<dt>${escaped(`gateway.${name}`)}</dt><dd>${escape(value)}</dd>`)
    .join('')}</dl>`;
}

function page(name: string, content: string): PlainPage {
  const bank = t('gateway.bank');
  return {
    title: `${t(`gateway.titles.${name}`)} – ${bank}`,
    style,
    body: `<div class="card"><p class="bank">${escape(bank)}</p><h1>${escaped(`gateway.titles.${name}`)}</h1>${content}</div>
<p class="note">${escaped('gateway.note')}</p>`,
  };
}

const escaped = (path: string, values?: { [name: string]: string }): string =>
  escape(t(path, values));

const style = `body{background:#eef1f5}main{max-width:30rem}
.card{background:#fff;border:1px solid #c5ccd6;border-top:6px solid #1d3a6e;border-radius:6px;padding:1.5rem}
.bank{margin:0;color:#1d3a6e;font-weight:700}h1{margin:.25rem 0 1rem;font-size:1.5rem;line-height:1.25}
dl{margin:1.25rem 0;border-top:1px solid #d9dee6}
dt{color:#52606d;padding-top:.75rem}dd{margin:0;padding-bottom:.75rem;border-bottom:1px solid #d9dee6;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dd:first-of-type{font-size:1.5rem;font-weight:700}
form{display:grid;gap:.75rem}
button{min-height:44px;padding:.5rem 1rem;border:1px solid #1d3a6e;border-radius:6px;background:#fff;color:#1d3a6e;font:inherit;font-weight:600;cursor:pointer}
button.pay{background:#1d3a6e;color:#fff}button:hover{text-decoration:underline}
a{color:#1d3a6e}:focus-visible{outline:3px solid #b25e00;outline-offset:2px}
.note{color:#52606d;font-size:.9rem}`;
