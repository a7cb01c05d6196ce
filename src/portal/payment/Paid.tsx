import { Card, Icon, PrimaryButton, ProblemText, Stack, StatePanel } from '#ui';
import { formatDateTime, formatMoney } from '#engine';
import styled from '@emotion/styled';
import { useState } from 'react';
import { SecondaryLink } from '../components/ButtonLink';
import { Around } from '../components/Around';
import { DescriptionList } from '../components/DescriptionList';
import { formatPolicyNumber } from '../format/policyNumber';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import { saveAcknowledgement } from './saveAcknowledgement';
import type { Payment } from './usePayment';

const Amount = styled.strong`
  /* In large letters as large as one line of a phone has room for. */
  font-size: min(2rem, 7vw);
  line-height: 1.25;
  white-space: nowrap;
`;

interface Props {
  payment: Payment;
  amount: number | string | undefined;
}

export const Paid = ({ payment, amount }: Props) => {
  const [failure, setFailure] = useState<string>();
  const save = async () =>
    setFailure(await saveAcknowledgement(payment.txn_id || payment.gateway_trans_id));
  return (
    <Stack gap={3}>
      <StatePanel
        kind="success"
        actions={
          <>
            {payment.hasReceipt && (
              <PrimaryButton onClick={() => void save()}>
                <Icon name="download" />
                {t('thankYou.paid.download')}
              </PrimaryButton>
            )}
            <SecondaryLink to={`/dashboard/policy?policy=${payment.policyNumber}`}>
              {t('thankYou.toPolicies')}
            </SecondaryLink>
          </>
        }
      >
        <p>
          <Around text="thankYou.paid.message" place="amount">
            <Amount>{formatMoney(amount, 2)}</Amount>
          </Around>
        </p>
        <p>{t('thankYou.paid.next')}</p>
        {failure && <ProblemText>{failure}</ProblemText>}
      </StatePanel>
      <Card as="div">
        <DescriptionList
          items={[
            [t('thankYou.policy'), formatPolicyNumber(payment.policyNumber)],
            [t('thankYou.paidOn'), formatDateTime(payment.finishedAt, useTimeZone()) || '–'],
            [t('thankYou.reference'), payment.txn_id],
          ]}
          minWidth={160}
        />
      </Card>
    </Stack>
  );
};
