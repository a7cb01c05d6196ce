import { formatDate, formatMoney } from '#engine';
import { fromDesktop, inForcedColours, tokens } from '#ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { LargeAmount } from '../components/LargeAmount';
import { daysBetween, inDays } from '../format/inDays';
import { formatPolicyNumber } from '../format/policyNumber';
import { t } from '../i18n';
import { useToday } from '../insurerClock';
import { PayAction } from '../payment/PayAction';
import type { PolicySummary } from './overview';

const { colour } = tokens;

const Panel = styled.section`
  --size: 2.25rem;
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 20px;
  color: ${colour.onPanelMuted};
  background: ${colour.panel};
  h2 {
    font-size: 1rem;
    font-weight: 400;
  }
  b {
    margin-block: 4px;
    line-height: 1.2;
    color: ${colour.onPanel};
  }
  & > button {
    color: ${colour.panel};
    background: ${colour.onPanel};
    &:hover {
      background: ${colour.onPanelMuted};
    }
    &:focus-visible {
      outline-color: ${colour.onPanel};
    }
    ${inForcedColours} {
      forced-color-adjust: auto;
    }
  }
  ${fromDesktop} {
    padding: 24px;
  }
`;

/** The premium that is due next, and how far off that is. */
export const NextPremium = ({ policy }: { policy: PolicySummary }) => {
  const id = useId();
  const { premiumDueDate, premiumLeftToPay, planName, policyNo } = policy;
  const days = daysBetween(useToday(), premiumDueDate);
  return (
    <Panel aria-labelledby={id}>
      <div id={`${id}-about`}>
        <h2 id={id}>{t('policies.next')}</h2>
        <LargeAmount text={formatMoney(premiumLeftToPay)} />
        <p>
          {t(days < 0 ? 'policies.nextWasDue' : 'policies.nextIsDue', {
            date: formatDate(premiumDueDate),
            when: inDays(days),
          })}
        </p>
        <p>{t('attention.about', { plan: planName, number: formatPolicyNumber(policyNo) })}</p>
      </div>
      <PayAction policy={policy} describedBy={`${id}-about`} isMain />
    </Panel>
  );
};
