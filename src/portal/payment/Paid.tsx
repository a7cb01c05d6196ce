import { Card, Icon, Notice, PrimaryButton, Row, showMoney, Stack } from '#ui';
import { SecondaryLink } from '../parts/ButtonLink';
import { Facts } from '../parts/Facts';
import { showPolicyNumber } from '../format/policyNumber';
import { showMoment } from '../format/time';
import { t } from '../i18n';
import { saveAcknowledgement } from './saveAcknowledgement';
import type { Payment } from './usePayment';

interface Props {
  payment: Payment;
  amount: number | string | undefined;
}

export const Paid = ({ payment, amount }: Props) => (
  <Stack gap={3}>
    <Notice kind="success">
      <p>{t('thankYou.paid.message', { amount: showMoney(amount, 2) })}</p>
    </Notice>
    <Card as="div">
      <Facts
        facts={[
          [t('thankYou.amount'), showMoney(amount, 2)],
          [t('thankYou.policy'), showPolicyNumber(payment.policyNumber)],
          [t('thankYou.paidOn'), showMoment(payment.finishedAt) || '–'],
          [t('thankYou.reference'), payment.txn_id],
        ]}
        least={240}
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
