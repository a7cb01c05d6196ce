import { Row, Stack } from '#ui';
import { Link, useSearchParams } from 'react-router-dom';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { readSession } from '../session/storage';
import { t, tCount } from '../i18n';
import { AttentionList } from './AttentionList';
import { AttentionSkeleton } from './AttentionSkeleton';
import { NoPolicies } from './NoPolicies';
import { useOverview, type PolicySummary } from './overview';
import { PoliciesSkeleton } from './PoliciesSkeleton';
import { PolicyCard } from './PolicyCard';
import { PolicyFinder } from './PolicyFinder';
import { toneOf, type Tone } from './status';

const order: Tone[] = ['attention', 'good', 'ended'];
const placeOf = ({ policyStatus }: PolicySummary) => order.indexOf(toneOf(policyStatus));

/** The customer's policies, after what needs attention. The query names the card that is open. */
const Policies = () => {
  const { loaded: overview, loadAgain } = useOverview();
  const count = typeof overview === 'object' ? overview.policies.length : knownCount();
  return (
    <Page
      title={t('policies.title')}
      lead={count > 0 && tCount('policies.count', count)}
      width="list"
    >
      {overview === 'loading' && (
        <Stack gap={4}>
          <AttentionSkeleton />
          <PoliciesSkeleton cards={Math.min(count, 4)} />
        </Stack>
      )}
      {overview === 'failed' && (
        <FailedNotice message={t('policies.listFailed')} onAgain={loadAgain} />
      )}
      {typeof overview === 'object' && (
        <Stack gap={4}>
          {overview.policies.length > 0 && <AttentionList {...overview} />}
          <PolicyList policies={overview.policies} />
        </Stack>
      )}
    </Page>
  );
};

const knownCount = () => readSession('policyList')?.length ?? 0;

const PolicyList = ({ policies }: { policies: PolicySummary[] }) => {
  const [query, setQuery] = useSearchParams();
  const open = query.get('policy');
  if (policies.length === 0) return <NoPolicies />;
  return (
    <Stack gap={2}>
      <PolicyFinder policies={policies.toSorted((one, other) => placeOf(one) - placeOf(other))}>
        {(found) => (
          <Stack gap={2}>
            {found.map((policy) => (
              <PolicyCard
                key={policy.policyNo}
                policy={policy}
                isOpen={policy.policyNo === open}
                onToggle={() =>
                  setQuery(policy.policyNo === open ? {} : { policy: policy.policyNo }, {
                    replace: true,
                  })
                }
              />
            ))}
          </Stack>
        )}
      </PolicyFinder>
      <Row>
        <Link to="/dashboard/raise-service-request">{t('policies.raise')}</Link>
      </Row>
    </Stack>
  );
};

export default Policies;
