import { Stack, StatePanel } from '#ui';
import { SecondaryLink } from '../components/ButtonLink';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { useOverview } from '../policies/overview';
import { PoliciesSkeleton } from '../policies/PoliciesSkeleton';
import { t } from '../i18n';
import { FundCard } from './FundCard';
import { hasFundValue } from './funds';
import { Totals } from './Totals';

/** The value of the unit-linked policies: the totals, then the funds of each policy. */
const FundValue = () => {
  const { loaded: overview, loadAgain } = useOverview();
  const policies = typeof overview === 'object' ? overview.policies.filter(hasFundValue) : [];
  return (
    <Page title={t('funds.title')} lead={t('funds.lead')} width="list">
      {overview === 'loading' && <PoliciesSkeleton cards={2} />}
      {overview === 'failed' && (
        <FailedNotice message={t('funds.listFailed')} onAgain={loadAgain} />
      )}
      {typeof overview === 'object' && policies.length === 0 && (
        <StatePanel
          kind="info"
          actions={<SecondaryLink to="/dashboard/policy">{t('screen.toPolicies')}</SecondaryLink>}
        >
          <p>{t('funds.none')}</p>
        </StatePanel>
      )}
      {policies.length > 0 && (
        <Stack gap={2}>
          <Totals policies={policies} />
          {policies.map((policy) => (
            <FundCard key={policy.policyNo} policy={policy} />
          ))}
        </Stack>
      )}
    </Page>
  );
};

export default FundValue;
