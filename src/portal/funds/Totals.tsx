import { formatMoney } from '#engine';
import { Card, Hint, Stack } from '#ui';
import { useId } from 'react';
import { AmountList } from '../components/AmountList';
import type { PolicySummary } from '../policies/overview';
import { formatPolicyNumber } from '../format/policyNumber';
import { t } from '../i18n';
import { totalOf } from './funds';

/** The value of each policy and their sum. */
export const Totals = ({ policies }: { policies: PolicySummary[] }) => {
  const id = useId();
  const lines = policies.map((policy) => ({
    key: policy.policyNo,
    name: (
      <>
        {policy.planName}
        <Hint>{t('policies.number', { number: formatPolicyNumber(policy.policyNo) })}</Hint>
      </>
    ),
    value: formatMoney(policy.fundValue, 4),
  }));
  const total = {
    key: 'total',
    name: t('funds.total'),
    value: formatMoney(totalOf(policies), 4),
    isSum: true,
  };
  return (
    <Card aria-labelledby={id}>
      <Stack gap={2}>
        <h2 id={id}>{t('funds.totals')}</h2>
        <AmountList lines={[...lines, total]} />
      </Stack>
    </Card>
  );
};
