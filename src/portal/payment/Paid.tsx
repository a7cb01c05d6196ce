import { Card, Icon, Notice, PrimaryButton, Row, showMoney, Stack } from '#ui';
import { SecondaryLink } from '../parts/ButtonLink';
import { Facts } from '../parts/Facts';
import { showPolicyNumber } from '../format/policyNumber';
import { showMoment } from '../format/time';
import { say } from '../i18n';
import { saveAcknowledgement } from './saveAcknowledgement';
import type { Payment } from './usePayment';

interface Props {
  payment: Payment;
  amount: number | string | undefined;
}

export const Paid = ({ payment, amount }: Props) => (
  <Stack gap={3}>
    <Notice kind="success">
      <p>{say('thankYou.paid.says', { amount: showMoney(amount, 2) })}</p>
    </Notice>
    <Card as="div">
      <Facts
        facts={[
          [say('thankYou.amount'), showMoney(amount, 2)],
          [say('thankYou.policy'), showPolicyNumber(payment.policyNumber)],
          [say('thankYou.paidOn'), showMoment(payment.finishedAt) || '–'],
          [say('thankYou.reference'), payment.txn_id],
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
          {say('thankYou.paid.download')}
        </PrimaryButton>
      )}
      <SecondaryLink to={`/dashboard/policy?policy=${payment.policyNumber}`}>
        {say('thankYou.toPolicies')}
      </SecondaryLink>
    </Row>
  </Stack>
);
