import { hasPayableStatus } from '#engine';
import { Stack, StatePanel } from '#ui';
import { SecondaryLink } from '../components/ButtonLink';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { useOverview } from '../policies/overview';
import { PoliciesSkeleton } from '../policies/PoliciesSkeleton';
import { PolicyFinder } from '../policies/PolicyFinder';
import { t } from '../i18n';
import { PaymentCard } from './PaymentCard';
import { urgencyOf } from './urgencyOf';

/** The policies that take premium, the most urgent first. */
const PremiumPayment = () => {
  const { loaded: overview, loadAgain } = useOverview();
  const policies =
    typeof overview === 'object'
      ? overview.policies
          .filter(hasPayableStatus)
          .toSorted((one, other) => urgencyOf(one).localeCompare(urgencyOf(other)))
      : [];
  return (
    <Page title={t('payment.screen')} lead={t('payment.lead')} width="list">
      {overview === 'loading' && <PoliciesSkeleton cards={3} />}
      {overview === 'failed' && (
        <FailedNotice message={t('payment.listFailed')} onAgain={loadAgain} />
      )}
      {typeof overview === 'object' && policies.length === 0 && (
        <StatePanel
          kind="info"
          actions={<SecondaryLink to="/dashboard/policy">{t('screen.toPolicies')}</SecondaryLink>}
        >
          <p>{t('payment.none')}</p>
        </StatePanel>
      )}
      <PolicyFinder policies={policies}>
        {(found) => (
          <Stack gap={2}>
            {found.map((policy, index) => (
              <PaymentCard key={policy.policyNo} policy={policy} isFirst={index === 0} />
            ))}
          </Stack>
        )}
      </PolicyFinder>
    </Page>
  );
};

export default PremiumPayment;
