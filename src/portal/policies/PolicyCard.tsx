import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import { TextButton } from '../../look/Button';
import { Card } from '../../look/Card';
import { Hint } from '../../look/Hint';
import { Row } from '../../look/Row';
import { Stack } from '../../look/Stack';
import { Chip } from '../parts/Chip';
import { Facts } from '../parts/Facts';
import { Skeleton } from '../../look/Skeleton';
import type { PolicyDetail } from '../session/policyDetail';
import type { PolicyItem } from '../session/policyList';
import { showDate } from '../show/date';
import { showMoney } from '../show/money';
import { showPolicyNumber } from '../show/policyNumber';
import { fromDesktop } from '../../look/tokens';
import { say } from '../words';
import { iconOf, showStatus, toneOf } from './status';
import { usePolicyDetail } from './usePolicyDetail';

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px 16px;
  align-items: flex-start;
  ${fromDesktop} {
    flex-direction: row;
    justify-content: space-between;
  }
`;

export const PolicyCard = ({ policy }: { policy: PolicyItem }) => {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { detail, load } = usePolicyDetail(policy, card);
  const tone = toneOf(policy.policyStatus);
  return (
    <Card ref={card} aria-labelledby={id}>
      <Stack gap={2}>
        <Head>
          <div>
            <h2 id={id}>{policy.planName}</h2>
            <Hint as="p">
              {say('policies.number', { number: showPolicyNumber(policy.policyNo) })}
            </Hint>
          </div>
          <Chip tone={tone} icon={iconOf[tone]}>
            {showStatus(policy.policyStatus)}
          </Chip>
        </Head>
        {detail === 'failed' ? (
          <Row role="alert">
            <p>{say('policies.failed')}</p>
            <TextButton onClick={() => void load()}>{say('again')}</TextButton>
          </Row>
        ) : (
          <Facts facts={factsOf(detail)} />
        )}
      </Stack>
    </Card>
  );
};

function factsOf(detail: PolicyDetail | 'loading') {
  const show = (read: (known: PolicyDetail) => string) =>
    detail === 'loading' ? <Skeleton width={10} /> : read(detail) || '–';
  return [
    [say('policies.nextPremium'), show((known) => showMoney(known.premiumToBePaidWithGst))],
    [say('policies.dueDate'), show((known) => showDate(known.premiumDueDate))],
    [say('policies.sumAssured'), show((known) => showMoney(known.baseSumAssured))],
    [say('policies.maturity'), show((known) => showDate(known.maturityDate))],
  ] as [string, React.ReactNode][];
}
