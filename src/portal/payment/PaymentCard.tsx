import { Card, Hint, Row, Stack } from '#ui';
import { useId } from 'react';
import { DescriptionList } from '../components/DescriptionList';
import { FactsAndActions } from '../components/FactsAndActions';
import type { PolicySummary } from '../policies/overview';
import { PolicyHeader } from '../policies/PolicyHeader';
import { excessFacts, frequencyOf, premiumFacts } from '../policies/premiumFacts';
import { t } from '../i18n';
import { actionOf } from './action';
import { PayAction } from './PayAction';

export const PaymentCard = ({ policy, isFirst }: { policy: PolicySummary; isFirst: boolean }) => {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={2}>
        <PolicyHeader id={id} policy={policy} />
        <FactsAndActions>
          <DescriptionList
            items={[...premiumFacts(policy), frequencyOf(policy), ...excessFacts(policy)]}
          />
          {actionOf(policy) ? (
            <Row>
              <PayAction policy={policy} describedBy={id} isMain={isFirst} />
            </Row>
          ) : (
            <Hint as="p">{t('payment.nothingToPay')}</Hint>
          )}
        </FactsAndActions>
      </Stack>
    </Card>
  );
};
