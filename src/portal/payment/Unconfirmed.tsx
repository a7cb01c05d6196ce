import { formatMoney, Notice, Row, Stack } from '#ui';
import { formatDateTime, formatTime } from '#engine';
import { useSettings } from '../calls/settings';
import { PrimaryLink, SecondaryLink } from '../components/ButtonLink';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { NextSteps } from './NextSteps';
import type { Payment } from './usePayment';

/** The bank reported nothing in time: nobody promises that the payment was made. */
export const Unconfirmed = ({ payment }: { payment: Payment }) => {
  const timeZone = useTimeZone();
  const settings = useSettings();
  const { txn_id, policyNumber, startedAt, askUntil } = payment;
  const amount = formatMoney(payment.amount, 2);
  return (
    <Stack gap={3}>
      <Notice kind="warning">
        <p>
          {t('thankYou.unconfirmed.message', {
            amount,
            start: formatDateTime(startedAt, timeZone),
            until: formatTime(askUntil, timeZone),
          })}
        </p>
        <p>{t('thankYou.referenceIs', { reference: txn_id })}</p>
      </Notice>
      <NextSteps
        steps={[
          [t('thankYou.unconfirmed.look'), t('thankYou.unconfirmed.lookHow', { amount })],
          [
            t('thankYou.unconfirmed.debited'),
            t('thankYou.unconfirmed.debitedHow', { days: settings?.paymentReturnDays }),
          ],
        ]}
      />
      <Row>
        <PrimaryLink to="/dashboard/premium-payment">{t('thankYou.unconfirmed.again')}</PrimaryLink>
        <SecondaryLink to={`/dashboard/policy?policy=${policyNumber}`}>
          {t('thankYou.toPolicies')}
        </SecondaryLink>
      </Row>
    </Stack>
  );
};
