import { formatMoney } from '#engine';
import { Card, Icon, Row, Stack, TextButton } from '#ui';
import { useEffect, useId, useRef } from 'react';
import { afterPaint } from '../components/afterPaint';
import { DescriptionList } from '../components/DescriptionList';
import { FactsAndActions } from '../components/FactsAndActions';
import { PayAction } from '../payment/PayAction';
import { t } from '../i18n';
import type { PolicySummary } from './overview';
import { PolicyDetails } from './PolicyDetails';
import { PolicyHeader } from './PolicyHeader';
import { premiumFacts } from './premiumFacts';
import { usePolicyDetail } from './usePolicyDetail';
import { useSmsTrigger } from './useSmsTrigger';

interface Props {
  policy: PolicySummary;
  isOpen: boolean;
  onToggle: () => void;
}

export const PolicyCard = ({ policy, isOpen, onToggle }: Props) => {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { loaded: detail, loadAgain } = usePolicyDetail(policy.policyNo, isOpen);
  useSmsTrigger(policy.policyNo, isOpen && policy.isUlipPolicy);
  useEffect(() => {
    // Opened by the address or by a link on the page, not by its own button, and not found again by a search: move the
    // user to the card.
    const { activeElement } = document;
    if (!isOpen || card.current?.contains(activeElement) || activeElement?.matches('input, select'))
      return undefined;
    return afterPaint(() => {
      card.current?.scrollIntoView({ block: 'start' });
      card.current?.querySelector('h2')?.focus({ preventScroll: true });
    });
  }, [isOpen]);
  const known = typeof detail === 'object' ? { ...policy, ...checksOf(detail) } : policy;

  return (
    <Card as="article" ref={card} aria-labelledby={id}>
      <Stack gap={2}>
        <PolicyHeader id={id} policy={policy} />
        <FactsAndActions>
          <DescriptionList items={factsOf(policy)} minWidth={108} />
          <Row>
            <PayAction policy={known} describedBy={id} />
            <TextButton
              aria-expanded={isOpen}
              aria-controls={`${id}-details`}
              aria-describedby={id}
              onClick={onToggle}
            >
              {t(isOpen ? 'policies.hideDetails' : 'policies.showDetails')}
              <Icon name={isOpen ? 'up' : 'down'} />
            </TextButton>
          </Row>
        </FactsAndActions>
        <div id={`${id}-details`} hidden={!isOpen}>
          {isOpen && (
            <PolicyDetails policy={policy} detail={detail} onAgain={loadAgain} headingId={id} />
          )}
        </div>
      </Stack>
    </Card>
  );
};

const checksOf = ({ showPayNowBtn, dghStatus }: { showPayNowBtn: boolean; dghStatus: string }) => ({
  showPayNowBtn,
  dghStatus,
});

const factsOf = (policy: PolicySummary): [name: string, value: string][] => [
  ...premiumFacts(policy),
  ...(policy.isUlipPolicy
    ? ([[t('policies.fundValue'), formatMoney(policy.fundValue, 2)]] as [string, string][])
    : []),
];
