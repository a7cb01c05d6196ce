import { Row, Stack } from '#ui';
import { useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FailedNotice } from '../components/FailedNotice';
import { Page } from '../components/Page';
import { actionOf } from '../payment/action';
import { readSession } from '../session/storage';
import { t, tCount } from '../i18n';
import { AttentionList } from './AttentionList';
import { SummarySkeleton } from './SummarySkeleton';
import { NoPolicies } from './NoPolicies';
import { type Attention, type Overview, useOverview, type PolicySummary } from './overview';
import { PoliciesSkeleton } from './PoliciesSkeleton';
import { PolicyCard } from './PolicyCard';
import { PolicyFinder } from './PolicyFinder';
import { Summary } from './Summary';
import { toneOf, type Tone } from './status';

const order: Tone[] = ['attention', 'good', 'ended'];
const placeOf = ({ policyStatus }: PolicySummary) => order.indexOf(toneOf(policyStatus));

/** The customer's policies, after what needs attention. The query names the card that is open. */
const Policies = () => {
  const { loaded: overview, loadAgain } = useOverview();
  const [query] = useSearchParams();
  const count = typeof overview === 'object' ? overview.policies.length : knownCount();
  return (
    <Page
      title={t('policies.title')}
      lead={count > 0 && overview !== 'failed' && tCount('policies.count', count)}
      width="list"
    >
      {overview === 'loading' && (
        <Stack gap={4}>
          <SummarySkeleton height={lastHeight} />
          <PoliciesSkeleton cards={Math.min(count, 4)} hasDetails={isKnown(query.get('policy'))} />
        </Stack>
      )}
      {overview === 'failed' && (
        <FailedNotice message={t('policies.listFailed')} onAgain={loadAgain} />
      )}
      {typeof overview === 'object' && (
        <Stack gap={4}>
          {overview.policies.length > 0 && <Home {...overview} />}
          <PolicyList policies={overview.policies} />
        </Stack>
      )}
    </Page>
  );
};

/** The policy whose premium is due first, of those that can be paid now. */
const nextOf = (policies: PolicySummary[]) =>
  policies
    .filter((policy) => actionOf(policy) === 'pay' && policy.premiumDueDate)
    .toSorted((one, other) => one.premiumDueDate.localeCompare(other.premiumDueDate))[0];

const isAbout = ({ kind, policyNo }: Attention, next: PolicySummary | undefined) =>
  policyNo === next?.policyNo && (kind === 'premiumDue' || kind === 'premiumOverdue');

/** In pixels: of `Home` when it was drawn last, so that its skeleton has room for what comes. */
let lastHeight: number | undefined;

/** The next premium is said at a glance, so it is no item of what needs attention. */
const Home = ({ policies, attention, navDate }: Overview) => {
  const next = nextOf(policies);
  const others = attention.filter((item) => !isAbout(item, next));
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    lastHeight = box.current!.offsetHeight;
  }, []);
  return (
    <Stack gap={4} ref={box}>
      <Summary policies={policies} next={next} navDate={navDate} />
      {(others.length > 0 || attention.length === 0) && (
        <AttentionList attention={others} policies={policies} />
      )}
    </Stack>
  );
};

const isKnown = (policyNo: string | null) =>
  readSession('policyList')?.some((policy) => policy.policyNo === policyNo) ?? false;

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
