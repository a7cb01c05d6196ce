import { formatDate, formatMoney } from '#engine';
import { Card, fromDesktop, Hint, Skeleton, Stack } from '#ui';
import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterPaint } from '../components/afterPaint';
import { FailedNotice } from '../components/FailedNotice';
import type { PolicySummary } from '../policies/overview';
import { PolicyHeader } from '../policies/PolicyHeader';
import { t } from '../i18n';
import { FundSplit, FundSplitSkeleton } from './FundSplit';
import { FundTable } from './FundTable';
import { type Fund, totalOf, useFunds } from './funds';

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  ${fromDesktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

/** The funds of a policy and their shares of its value. */
export const FundCard = ({ policy }: { policy: PolicySummary }) => {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { loaded: funds, loadAgain } = useFunds(policy.policyNo);
  const isAskedFor = useSearchParams()[0].get('policy') === policy.policyNo;
  useEffect(() => {
    if (!isAskedFor) return undefined;
    return afterPaint(() => card.current?.scrollIntoView({ block: 'start' }));
  }, [isAskedFor]);

  return (
    <Card as="article" ref={card} aria-labelledby={id} aria-busy={funds === 'loading'}>
      <Stack gap={3}>
        <PolicyHeader id={id} policy={policy} />
        {funds === 'loading' && <FundsSkeleton count={policy.fundCount} />}
        {funds === 'failed' && <FailedNotice message={t('funds.failed')} onAgain={loadAgain} />}
        {typeof funds === 'object' &&
          (funds.fundDetails.length === 0 ? (
            <p>{t('funds.noFunds')}</p>
          ) : (
            <Beside>
              <Stack gap={1}>
                <FundTable rows={rowsOf(funds.fundDetails)} />
                <Hint as="p">
                  {t('funds.sum', { total: formatMoney(totalOf(funds.fundDetails), 4) })}{' '}
                  {funds.navDate && t('funds.asOf', { date: formatDate(funds.navDate) })}
                </Hint>
              </Stack>
              <FundSplit funds={funds.fundDetails} />
            </Beside>
          ))}
      </Stack>
    </Card>
  );
};

const rowsOf = (funds: Fund[]) =>
  funds.map((fund) => ({ key: fund.fundCode + fund.fundName, fund }));

/** As high as so many funds, so that nothing moves when they arrive. */
const FundsSkeleton = ({ count }: { count: number }) => (
  <Beside aria-hidden="true">
    <Stack gap={1}>
      <FundTable rows={Array.from({ length: count }, (_, i) => ({ key: String(i) }))} />
      <Hint as="p">
        <Skeleton width={24} />
      </Hint>
    </Stack>
    <FundSplitSkeleton count={count} />
  </Beside>
);
