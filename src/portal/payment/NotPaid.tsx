import { Notice, Stack, StatePanel } from '#ui';
import { useSettings } from '../calls/settings';
import { PrimaryLink, SecondaryLink } from '../components/ButtonLink';
import { roomUntil } from '../components/roomUntil';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { NextSteps } from './NextSteps';
import { openPaymentText } from './openPaymentText';
import { PaymentFacts } from './PaymentFacts';
import type { Payment } from './usePayment';

interface Props {
  /** Of the address, which anyone can write. */
  reference: string;
  /** What the server knows of it; undefined for a payment that the customer does not have. */
  payment: Payment | undefined;
}

export const NotPaid = ({ reference, payment }: Props) => {
  const settings = useSettings();
  const timeZone = useTimeZone();
  const policyNo = payment?.policyNumber;
  const isNotTheirs = reference !== '' && !payment;
  // The URL can say so too early: the bank may still be paid.
  const isOpen = payment?.state === 'pending' || payment?.state === 'unconfirmed';
  return (
    <Stack gap={3}>
      <StatePanel
        kind="danger"
        icon="cross"
        actions={
          <>
            <PrimaryLink to="/dashboard/premium-payment">{t('thankYou.notPaid.retry')}</PrimaryLink>
            <SecondaryLink to={`/dashboard/policy${policyNo ? `?policy=${policyNo}` : ''}`}>
              {t('thankYou.toPolicies')}
            </SecondaryLink>
          </>
        }
      >
        <p>{t(`thankYou.${isNotTheirs ? 'unknown' : 'notPaid'}.message`)}</p>
        <p style={roomUntil(settings !== undefined)}>
          {t('thankYou.debited', { days: settings?.paymentReturnDays ?? '…' })}
        </p>
      </StatePanel>
      {payment && <PaymentFacts payment={payment} />}
      {isOpen && (
        <Notice kind="warning">
          <p>
            {openPaymentText(
              { ...payment, isUnconfirmed: payment.state === 'unconfirmed' },
              timeZone,
            )}
          </p>
        </Notice>
      )}
      <NextSteps
        steps={[
          [t('thankYou.notPaid.retry'), t('thankYou.notPaid.retryHow')],
          [t('thankYou.notPaid.check'), t('thankYou.notPaid.checkHow')],
        ]}
      />
    </Stack>
  );
};
