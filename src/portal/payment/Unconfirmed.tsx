import { Stack, StatePanel } from '#ui';
import { formatDateTime, formatTime, formatMoney } from '#engine';
import { useSettings } from '../calls/settings';
import { PrimaryLink, SecondaryLink } from '../components/ButtonLink';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { NextSteps } from './NextSteps';
import { PaymentFacts } from './PaymentFacts';
import type { Payment } from './usePayment';

/** The bank reported nothing in time: nobody promises that the payment was made. */
export const Unconfirmed = ({ payment }: { payment: Payment }) => {
  const timeZone = useTimeZone();
  const settings = useSettings();
  const { policyNumber, startedAt, askUntil } = payment;
  const amount = formatMoney(payment.amount, 2);
  return (
    <Stack gap={3}>
      <StatePanel
        kind="warning"
        actions={
          <>
            <PrimaryLink to="/dashboard/premium-payment">
              {t('thankYou.unconfirmed.again')}
            </PrimaryLink>
            <SecondaryLink to={`/dashboard/policy?policy=${policyNumber}`}>
              {t('thankYou.toPolicies')}
            </SecondaryLink>
          </>
        }
      >
        <p>
          {t('thankYou.unconfirmed.message', {
            amount,
            start: formatDateTime(startedAt, timeZone),
            until: formatTime(askUntil, timeZone),
          })}
        </p>
      </StatePanel>
      <PaymentFacts payment={payment} />
      <NextSteps
        steps={[
          [t('thankYou.unconfirmed.look'), t('thankYou.unconfirmed.lookHow', { amount })],
          [
            t('thankYou.unconfirmed.debited'),
            t('thankYou.unconfirmed.debitedHow', { days: settings?.paymentReturnDays ?? '…' }),
          ],
        ]}
      />
    </Stack>
  );
};
