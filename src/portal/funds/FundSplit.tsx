import { formatNumber, inForcedColours, tokens } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';
import { sharesOf, type Fund } from './funds';

const { colour } = tokens;

const Figure = styled.figure`
  margin: 0;
  figcaption {
    margin-bottom: 12px;
    font-size: 0.875rem;
    color: ${colour.muted};
  }
  ul {
    display: grid;
    gap: 16px;
    padding: 0;
    list-style: none;
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  svg {
    display: block;
    width: 100%;
    height: 12px;
    margin-top: 4px;
    border: 1px solid ${colour.hairline};
    border-radius: 6px;
    fill: ${colour.primary};
    ${inForcedColours} {
      fill: Highlight;
    }
  }
`;

/** The share of each fund as a bar and as text, so that no colours are needed to tell the funds apart. */
export const FundSplit = ({ funds }: { funds: Fund[] }) => (
  <Figure>
    <figcaption>{t('funds.split')}</figcaption>
    <ul>
      {sharesOf(funds).map(({ fund, percent }) => (
        <li key={fund.fundCode + fund.fundName}>
          <p>
            <span>{fund.fundName}</span>
            <span>{t('funds.percent', { percent: formatNumber(percent, 1) })}</span>
          </p>
          <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect width={percent} height="12" />
          </svg>
        </li>
      ))}
    </ul>
  </Figure>
);
