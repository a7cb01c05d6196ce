import { formatNumber } from '#engine';
import { inForcedColours, Skeleton, tokens } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';
import { sharesOf, type Fund } from './funds';

const { colour } = tokens;

const colourOf = (i: number) => tokens.chart[i % tokens.chart.length];

const Figure = styled.figure`
  margin: 0;
  figcaption {
    margin-bottom: 12px;
    font-size: 0.875rem;
    color: ${colour.muted};
  }
  ul {
    display: grid;
    gap: 8px;
    margin-top: 16px;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 12px minmax(0, 1fr) max-content;
    gap: 12px;
    align-items: baseline;
  }
`;

/** The gaps show where a fund ends, whatever the colours are. */
const Bar = styled.div`
  display: flex;
  gap: 3px;
  height: 20px;
  overflow: hidden;
  border-radius: 6px;
`;

const Part = styled.span`
  min-width: 3px;
  ${inForcedColours} {
    background: CanvasText !important;
    forced-color-adjust: none;
  }
`;

const Key = styled.span`
  height: 12px;
  border-radius: 3px;
  ${inForcedColours} {
    display: none;
    + span {
      grid-column: 1 / 3;
    }
  }
`;

/** The funds of a policy as parts of one bar, and in the same order by name with their shares. */
export const FundSplit = ({ funds }: { funds: Fund[] }) => {
  const shares = sharesOf(funds);
  return (
    <Figure>
      <figcaption>{t('funds.split')}</figcaption>
      <Bar aria-hidden="true">
        {shares.map(({ fund, percent }, i) => (
          <Part
            key={fund.fundCode + fund.fundName}
            style={{ flex: `${percent} 0 0`, background: colourOf(i) }}
          />
        ))}
      </Bar>
      <ul>
        {shares.map(({ fund, percent }, i) => (
          <li key={fund.fundCode + fund.fundName}>
            <Key aria-hidden="true" style={{ background: colourOf(i) }} />
            <span>{fund.fundName}</span>
            <span>{t('funds.percent', { percent: formatNumber(percent, 1) })}</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
};

/** As high as the split of so many funds. */
export const FundSplitSkeleton = ({ count }: { count: number }) => (
  <Figure>
    <figcaption>{t('funds.split')}</figcaption>
    <Bar>
      <Part style={{ flex: 1, background: colour.hairline }} />
    </Bar>
    <ul>
      {Array.from({ length: count }, (_, i) => (
        <li key={i}>
          <Key />
          <span>
            <Skeleton width={14} />
          </span>
        </li>
      ))}
    </ul>
  </Figure>
);
