import { Card, Hint, Stack } from '#ui';
import { useId } from 'react';
import { DescriptionList } from '../components/DescriptionList';
import type { PolicySummary } from '../policies/overview';
import { PolicyHeader } from '../policies/PolicyHeader';
import { frequencyOf, premiumFacts } from '../policies/premiumFacts';
import { t } from '../i18n';
import { actionOf } from './action';
import { PayAction } from './PayAction';

export const PaymentCard = ({ policy, isFirst }: { policy: PolicySummary; isFirst: boolean }) => {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={2}>
        <PolicyHeader id={id} policy={policy} />
        <DescriptionList items={[...premiumFacts(policy), frequencyOf(policy)]} />
        {actionOf(policy) ? (
          <div>
            <PayAction policy={policy} describedBy={id} isMain={isFirst} />
          </div>
        ) : (
          <Hint as="p">{t('payment.nothingToPay')}</Hint>
        )}
      </Stack>
    </Card>
  );
};
