import { formatDate, formatMoney } from '#engine';
import { Hint, tokens } from '#ui';
import styled from '@emotion/styled';
import { LargeAmount } from '../components/LargeAmount';
import { hasFundValue, totalOf } from '../funds/funds';
import { t, tCount } from '../i18n';
import { besideEachOther } from './besideEachOther';
import { NextPremium } from './NextPremium';
import type { PolicySummary } from './overview';
import { toneOf } from './status';

const { colour, radius, shadow } = tokens;

const Tiles = styled.div`
  display: grid;
  /* Below each other in large letters. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 50%)), 1fr));
  overflow: hidden;
  background: ${colour.card};
  border: 1px solid ${colour.hairline};
  border-radius: ${radius.card}px;
  box-shadow: ${shadow.card};
  & > section,
  & > :where(div:only-of-type) {
    grid-column: 1 / -1;
  }
  ${besideEachOther} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    & > section {
      grid-column: span 3;
    }
    & > div {
      grid-column: span 2;
    }
  }
`;

const Tile = styled.div`
  /* The amounts of neighbours are on one line. */
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 0;
  align-items: end;
  padding: 16px 12px 16px 20px;
  overflow: hidden;
  & + & {
    border-left: 1px solid ${colour.hairline};
  }
  --size: 1.125rem;
  > div {
    container-type: inline-size;
  }
  b {
    font-weight: 600;
  }
  ${besideEachOther} {
    display: block;
    grid-row: auto;
    padding: 24px;
    --size: 1.625rem;
  }
`;

interface Props {
  policies: PolicySummary[];
  /** The policy whose premium is due next. */
  next: PolicySummary | undefined;
  /** The day of the NAVs in the fund values. */
  navDate: string;
}

/** What the customer has at a glance: the next premium, the cover and the money in funds. */
export const Summary = ({ policies, next, navDate }: Props) => {
  const inForce = policies.filter(({ policyStatus }) => toneOf(policyStatus) === 'good');
  const cover = inForce.reduce((sum, { baseSumAssured }) => sum + baseSumAssured, 0);
  const valued = policies.filter(hasFundValue);
  const tiles = [
    { name: 'policies.cover', amount: formatMoney(cover), count: inForce.length, asOf: '' },
    {
      name: 'policies.fundValue',
      amount: formatMoney(totalOf(valued), 2),
      count: valued.length,
      asOf: t('funds.asOf', { date: formatDate(navDate) }),
    },
  ].filter(({ count }) => count > 0);
  if (!next && tiles.length === 0) return null;
  return (
    <Tiles>
      {next && <NextPremium policy={next} />}
      {tiles.map(({ name, amount, count, asOf }) => (
        <Tile key={name}>
          <Hint as="p">{t(name)}</Hint>
          <div>
            <LargeAmount text={amount} />
          </div>
          <Hint as="p">{tCount('policies.count', count)}</Hint>
          {asOf && <Hint as="p">{asOf}</Hint>}
        </Tile>
      ))}
    </Tiles>
  );
};
