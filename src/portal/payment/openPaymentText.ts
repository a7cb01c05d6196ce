import { formatDateTime, formatTime, formatMoney } from '#engine';
import type { PolicySummary } from '../policies/overview';
import { t } from '../i18n';

type OpenPayment = NonNullable<PolicySummary['pendingPayment']>;

/** Says of a payment that the bank has not reported until when it is waited for, and that it may still be paid. */
export const openPaymentText = (
  { amount, startedAt, askUntil, isUnconfirmed }: Omit<OpenPayment, 'txn_id'>,
  timeZone: string,
): string =>
  t(isUnconfirmed ? 'payment.unconfirmed' : 'payment.pending', {
    amount: formatMoney(amount, 2),
    moment: formatDateTime(startedAt, timeZone),
    until: formatTime(askUntil, timeZone),
  });
