import { formatDate, formatMoney } from '#engine';
import { Row, Stack } from '#ui';
import { Link } from 'react-router-dom';
import type { Loaded } from '../calls/useLoaded';
import { DescriptionList } from '../components/DescriptionList';
import { FailedNotice } from '../components/FailedNotice';
import { t, tCount, tRecord } from '../i18n';
import { ChangeLink } from './ChangeLink';
import { Details, DetailsSkeleton } from './DetailsSkeleton';
import { Nominees } from './Nominees';
import type { PolicySummary } from './overview';
import { frequencyOf } from './premiumFacts';
import { Riders } from './Riders';
import type { OpenedPolicy } from './usePolicyDetail';

interface Props {
  policy: PolicySummary;
  detail: Loaded<OpenedPolicy>;
  onAgain: () => void;
  headingId: string;
}

export const PolicyDetails = ({ policy, detail, onAgain, headingId }: Props) => {
  if (detail === 'failed') return <FailedNotice message={t('policies.failed')} onAgain={onAgain} />;
  if (detail === 'loading') return <DetailsSkeleton />;
  return (
    <Details gap={3}>
      <Stack gap={1}>
        <DescriptionList items={factsOf(policy, detail)} />
        <Row>
          {policy.isUlipPolicy && (
            <ChangeLink
              name="policies.changeStrategy"
              request="investment-strategy"
              policyNo={policy.policyNo}
            />
          )}
          <ChangeLink
            name="policies.changeBank"
            request="bank_account"
            policyNo={policy.policyNo}
          />
        </Row>
      </Stack>
      <Stack as="section" gap={1}>
        <h3>{t('policies.riders')}</h3>
        <Riders detail={detail} />
      </Stack>
      <Stack as="section" gap={1}>
        <Row>
          <h3>{t('policies.nominees')}</h3>
          <ChangeLink name="policies.changeNominees" request="nominee" policyNo={policy.policyNo} />
        </Row>
        <Nominees detail={detail} />
      </Stack>
      <Row>
        {policy.isUlipPolicy && (
          <Link to={`/dashboard/fund-value?policy=${policy.policyNo}`} aria-describedby={headingId}>
            {t('policies.seeFunds')}
          </Link>
        )}
        <Link
          to="/dashboard/track-service-request"
          state={{ policyNo: policy.policyNo }}
          aria-describedby={headingId}
        >
          {t('policies.seeRequests')}
        </Link>
      </Row>
    </Details>
  );
};

function factsOf(policy: PolicySummary, known: OpenedPolicy) {
  const show = (read: (policy: OpenedPolicy) => string) => read(known) || '–';
  const years = (count: number) => (count ? tCount('policies.years', count) : '');
  const facts: [path: string, value: string][] = [
    ['policies.lifeAssured', show(({ lifeAssuredName }) => lifeAssuredName)],
    ['policies.proposer', show(({ proposerName }) => proposerName)],
    ['policies.sumAssured', show(({ baseSumAssured }) => formatMoney(baseSumAssured))],
    ['policies.term', show(({ premiumTerm }) => years(premiumTerm))],
    ['policies.payingTerm', show(({ premiumPayingTerm }) => years(premiumPayingTerm))],
    ['policies.issued', show(({ policyIssuanceDate }) => formatDate(policyIssuanceDate))],
    ['policies.maturity', show(({ maturityDate }) => formatDate(maturityDate))],
  ];
  if (policy.isUlipPolicy)
    facts.push(['policies.strategy', show(({ fundStrategy }) => tRecord(fundStrategy))]);
  return [...facts.map(([path, value]): [string, string] => [t(path), value]), frequencyOf(policy)];
}
