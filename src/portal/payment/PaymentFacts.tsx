import { Card } from '#ui';
import { formatMoney } from '#engine';
import { DescriptionList } from '../components/DescriptionList';
import { formatPolicyNumber } from '../format/policyNumber';
import { t } from '../i18n';
import type { Payment } from './usePayment';

/** Which payment it is that was not made, or not confirmed. */
export const PaymentFacts = ({ payment }: { payment: Payment }) => (
  <Card as="div">
    <DescriptionList
      items={[
        [t('thankYou.policy'), formatPolicyNumber(payment.policyNumber)],
        [t('thankYou.amount'), formatMoney(payment.amount, 2)],
        // In a narrow window it is longer than a line.
        [t('thankYou.reference'), <>{payment.txn_id}</>],
      ]}
      minWidth={160}
    />
  </Card>
);
