import { Card, Icon, PrimaryButton, Row, formatMoney, Stack, SuccessMark } from '#ui';
import { formatDateTime } from '#engine';
import styled from '@emotion/styled';
import { SecondaryLink } from '../components/ButtonLink';
import { DescriptionList } from '../components/DescriptionList';
import { formatPolicyNumber } from '../format/policyNumber';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { saveAcknowledgement } from './saveAcknowledgement';
import type { Payment } from './usePayment';

const Received = styled(Stack)`
  text-align: center;
`;

const Amount = styled.strong`
  font-size: 2rem;
  line-height: 1.25;
  white-space: nowrap;
`;

interface Props {
  payment: Payment;
  amount: number | string | undefined;
}

export const Paid = ({ payment, amount }: Props) => {
  const shown = formatMoney(amount, 2);
  const [before, after] = t('thankYou.paid.message', { amount: '\n' }).split('\n');
  return (
    <Stack gap={3}>
      <Card as="div">
        <Stack gap={3}>
          <Received gap={2}>
            <SuccessMark />
            <p>
              {before}
              <Amount>{shown}</Amount>
              {after}
            </p>
          </Received>
          <DescriptionList
            items={[
              [t('thankYou.policy'), formatPolicyNumber(payment.policyNumber)],
              [t('thankYou.paidOn'), formatDateTime(payment.finishedAt, useTimeZone()) || '–'],
              [t('thankYou.reference'), payment.txn_id],
            ]}
            minWidth={160}
          />
          <p>{t('thankYou.paid.next')}</p>
        </Stack>
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
};
