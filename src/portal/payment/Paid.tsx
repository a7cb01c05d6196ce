import { Card, Icon, Notice, PrimaryButton, Row, formatMoney, Stack } from '#ui';
import { formatDateTime } from '#engine';
import { SecondaryLink } from '../components/ButtonLink';
import { DescriptionList } from '../components/DescriptionList';
import { formatPolicyNumber } from '../format/policyNumber';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { saveAcknowledgement } from './saveAcknowledgement';
import type { Payment } from './usePayment';

interface Props {
  payment: Payment;
  amount: number | string | undefined;
}

export const Paid = ({ payment, amount }: Props) => (
  <Stack gap={3}>
    <Notice kind="success">
      <p>{t('thankYou.paid.message', { amount: formatMoney(amount, 2) })}</p>
    </Notice>
    <Card as="div">
      <DescriptionList
        items={[
          [t('thankYou.amount'), formatMoney(amount, 2)],
          [t('thankYou.policy'), formatPolicyNumber(payment.policyNumber)],
          [t('thankYou.paidOn'), formatDateTime(payment.finishedAt, useTimeZone()) || '–'],
          [t('thankYou.reference'), payment.txn_id],
        ]}
        minWidth={240}
      />
    </Card>
    <Row>
      {payment.hasReceipt && (
        <PrimaryButton
          onClick={() => void saveAcknowledgement(payment.txn_id || payment.gateway_trans_id)}
        >
          <Icon name="download" />
          {t('thankYou.paid.download')}
        </PrimaryButton>
      )}
      <SecondaryLink to={`/dashboard/policy?policy=${payment.policyNumber}`}>
        {t('thankYou.toPolicies')}
      </SecondaryLink>
    </Row>
  </Stack>
);
