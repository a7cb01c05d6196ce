import { fromDesktop, Hint } from '#ui';
import styled from '@emotion/styled';
import { Chip } from '../components/Chip';
import { formatPolicyNumber } from '../format/policyNumber';
import { t } from '../i18n';
import { DueChip } from './DueChip';
import type { PolicySummary } from './overview';
import { iconOf, formatStatus, toneOf } from './status';

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px 16px;
  align-items: flex-start;
  h2 {
    overflow-wrap: anywhere;
  }
  ${fromDesktop} {
    flex-direction: row;
    justify-content: space-between;
    & > :last-child {
      flex: none;
    }
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const PolicyNumber = styled(Hint)`
  white-space: nowrap;
`;

interface Props {
  /** Id of the heading. */
  id: string;
  policy: PolicySummary;
}

/** Plan, number and status of a policy. */
export const PolicyHeader = ({ id, policy }: Props) => {
  const tone = toneOf(policy.policyStatus);
  return (
    <Head>
      <div>
        <h2 id={id} tabIndex={-1}>
          {policy.planName}
        </h2>
        <PolicyNumber as="p">
          {t('policies.number', { number: formatPolicyNumber(policy.policyNo) })}
        </PolicyNumber>
      </div>
      <Chips>
        {policy.takesPremium && <DueChip date={policy.premiumDueDate} />}
        <Chip tone={tone} icon={iconOf[tone]}>
          {formatStatus(policy.policyStatus)}
        </Chip>
      </Chips>
    </Head>
  );
};
